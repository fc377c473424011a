import { readProtectedClasses } from '../protected-class-words.ts'
import { peoples } from './peoples.ts'

/** Words of fair housing in Portuguese; what each list is for is told in `protected-class-words.ts`. */
// Spanish words among what a group may describe: this gate looks at Spanish sentences too, and knows most groups by the same name.
export const protectedClasses = readProtectedClasses(peoples, {
  requests: `
    gente como nós, gente como eu, gente como a gente, pessoas como nós, pessoas como eu, famílias como a nossa, famílias como
    nós, vizinhos como nós, gente da nossa classe, gente da minha classe, nosso tipo de gente, meu tipo de gente, o nosso tipo
    de gente, dos nossos, os nossos, minha gente, nossa gente, gente de bem, pessoas de bem, famílias de bem, cidadãos de bem, gente
    decente, gente normal, gente do nosso nível, pessoas do nosso nível, gente diferenciada, gente parecida conosco, gente parecida
    connosco, que se pareçam conosco, a gente certa, gente indesejável, indesejáveis, gentalha, gentinha, essa gente, esse tipo de
    gente, má gente, gente do meu país, do meu país, da minha terra, do nosso país, da mesma cultura, mesma cultura, nossa cultura,
    mesmos costumes, a mesma religião, da mesma religião, mesma religião, da nossa religião, da minha religião, nossa fé, mesma fé,
    da mesma fé, mesma raça, da mesma raça, da minha raça, da nossa raça, outras raças, outra raça, racial, raciais, racialmente, étnico,
    étnica, étnicos, étnicas, multicultural, multiculturais, diversidade, pouco diverso, pouco diversa, mais diverso, mais diversa,
    menos diverso, menos diversa, muito diverso, muito diversa, bairro diverso, zona diversa, homogéneo, homogênea, homogéneo, homogênea,
    gueto, guetos, valores cristãos, valores tradicionais, valores familiares, valores da família, famílias tradicionais, família
    tradicional, boas famílias, temente a deus, tementes a deus, que vão à missa, que vão à igreja, vão à igreja, vão à missa, só
    adultos, somente adultos, apenas adultos, só para adultos, somente para adultos, apenas para adultos, exclusivo para adultos,
    exclusivamente adultos, só maiores de idade, livre de crianças, sem filhos, sem crianças, sem criança, sem miúdos, familiar e
    tranquilo, bairro familiar, bairros familiares, zona familiar, zonas familiares, vizinhança familiar, comunidade familiar, ambiente
    familiar, ambiente de família, criar filhos, criar os filhos, criar meus filhos, criar os meus filhos, criar crianças, criar uma
    família, formar uma família, constituir família, vida familiar, só mulheres, só homens, somente mulheres, somente homens, apenas
    mulheres, apenas homens, só moças, só rapazes, só meninas, só raparigas, só senhoras, só casais, somente casais, apenas casais, só
    solteiros, só casados, gente jovem, gente nova, sem sotaque, seguro para mulheres, segura para mulheres, seguro para uma família,
    segura para uma família, seguro para famílias, segura para famílias, deficientes não, crianças não, famílias não, nem animais nem
    crianças, sem seção 8, sem section 8, sem secção 8, nada de seção 8, nada de section 8, nada de secção 8, não seção 8, sem
    vouchers de moradia, idosos não, terceira idade não, só cidadãos, somente cidadãos, apenas cidadãos, como é a gente, como são as
    pessoas, como é o povo, que tipo de gente, que tipo de pessoas, que tipo de pessoa, qual o tipo de gente, quem mora, quem vive, quem são
    os vizinhos, quem são os moradores,
    [a minha|a nossa|minha|nossa|minha própria|nossa própria|minha mesma|a mesma] [raça|etnia|nacionalidade|cultura|religião|fé|tribo|terra], [o meu|o nosso|meu|nosso|meu próprio|nosso próprio] [origem|povo|credo], [da minha|da nossa] [cor|cor de pele|origem|etnia|nacionalidade|igreja|fé], [meus|nossos|os meus|os nossos] [conterrâneos|compatriotas|patrícios], [minhas|nossas] [origens|raízes], conterrâneos, compatriotas, patrícios, os do meu país, [mesmo|mesmos] [credo], mesma origem, mesma cor, mesma cor de pele, a mesma nacionalidade, mesma nacionalidade, mesma etnia, minha própria gente, só feminino, só feminina, só masculino, só masculina, exclusivamente feminino, exclusivamente feminina, exclusivamente masculino, exclusivamente masculina, somente feminino, somente masculino`,
  topics: `
    raça, raças, etnia, etnias, religião, religiões, nacionalidade, nacionalidades, origem étnica, origem nacional, composição racial,
    composição étnica, demografia, perfil demográfico, cor de pele, cor da pele, orientação sexual`,
  suited: `
    seguro para, segura para, seguros para, seguras para, seguro pra, segura pra, ideal para, ideais para, ideal pra, perfeito para,
    perfeita para, perfeito pra, perfeita pra, bom para, boa para, bons para, boas para, bom pra, boa pra, ótimo para, ótima para, apto
    para, adequado para, adequada para, indicado para, indicada para, pensado para, pensada para, recomendado para, recomendada para,
    melhor para, melhores para, melhor pra, exclusivo para, exclusiva para, reservado para, reservada para, só para, somente para,
    apenas para, só pra, voltado para, voltada para`,
  accessNeeds: `
    pessoas com deficiência, pessoas com mobilidade reduzida, mobilidade reduzida, deficientes, cadeira de rodas, cadeiras de rodas,
    cadeirante, cadeirantes, usuários de cadeira de rodas, utilizadores de cadeira de rodas, pessoas idosas, idosos, idosas, terceira idade, cegos, surdos`,
  sexes: `
    feminino, feminina, femininos, femininas, masculino, masculina, masculinos, masculinas, mulheres, mulher, homens, homem, moças, moça,
    rapazes, rapaz, meninas, meninos, raparigas, rapariga, senhoras, senhores, cavalheiros, damas, garotas, garotos`,
  tongues: `
    português, inglês, espanhol, francês, alemão, chinês, mandarim, cantonês, árabe, russo, ucraniano, polaco, polonês, italiano,
    japonês, coreano, vietnamita, tagalo, hindi, urdu, farsi, persa, crioulo, hebraico, turco, grego, romeno, catalão, outro idioma,
    outros idiomas, outra língua, outras línguas, idiomas estrangeiros, línguas estrangeiras, minha língua, nossa língua, meu idioma,
    nosso idioma, a mesma língua, o mesmo idioma,
    portuguesa, espanhola, inglesa, francesa, alemã, chinesa, russa, ucraniana, polaca, polonesa, italiana, japonesa, coreana, grega, turca`,
  speaking: `
    fala, falam, fale, falem, falar, falando, falado, falada, se fala, se fale, se falam, fala-se, falante, falantes, língua materna,
    primeira língua, língua principal, idioma principal, idioma materno, entendam, entenda, se ouça, se ouve, ouvir, escutar, de língua,
    de fala, de expressão`,
  helpers: `
    agente, agentes, consultor, consultora, consultores, corretor, corretora, corretores, advogado, advogada, notário, tabelião,
    intérprete, tradutor, tradutora, tradução, vocês, você, o senhor, a senhora, alguém que me ajude, contrato, contratos, documentos,
    página, site, responder, atender, explicar, médico, médica, doutor, dentista, professora, professor, funcionário, funcionários,
    pessoal, alguém do escritório, seu escritório, atendimento, me atenda, atendam, atendente, alguém fala, há alguém que fale, tem alguém
    que fale, tem alguém que fala`,
  adjoined: `
    igreja, igrejas, mesquita, sinagoga, templo, escola, escolas, colégio, colégios, creche, universidade, hospital, clínica, restaurante,
    restaurantes, supermercado, supermercados, mercado, loja, lojas, padaria, açougue, talho, bar, bares, consulado, embaixada, cemitério,
    centro, centro comunitário, agente, consultor, corretor, comida, cozinha, estilo, banheiro, banheiros, rua, avenida, praça, jardim, muebles, baño, baños, calle, suelo, puerta, puertas, escuela, escuelas, colegio, tienda, tiendas,
    panadería, iglesia, comida, cocina, 
    piso, chão, porta, portas, móveis, missa, culto`,
  selfEarning: `
    ganho, ganhamos, recebo, recebemos, tiro, [meu|nosso|o meu|o nosso] [salário|ordenado|rendimento|vencimento] é, [minha|nossa|a minha|a
    nossa] [renda|aposentadoria|reforma|pensão|renda familiar] é, [meus|nossos|os meus|os nossos] rendimentos são, [meu|nosso]
    [salário|ordenado|rendimento] é de, [minha|nossa|a minha|a nossa] [renda|renda familiar] é de, [minha|nossa] [renda|renda familiar] de,
    renda familiar de, [meus|nossos] rendimentos são de, renda de família de, com renda de`,
  groups: `
    muçulmano, muçulmana, muçulmanos, muçulmanas, islâmico, islâmica, islâmicos, islâmicas, cristão, cristã, cristãos, cristãs, judeu,
    judia, judeus, judias, judaico, judaica, judaicos, judaicas, budista, budistas, católico, católica, católicos, católicas, protestante, protestantes, mórmon, mórmons, evangélico, evangélica,
    evangélicos, evangélicas, crente, crentes, ateu, ateia, ateus, ateias, espírita, espíritas, umbandista, umbandistas, candomblecista,
    candomblecistas, macumbeiro, macumbeiros, afro-americano, afro-americana, afro-americanos, afro-americanas, afroamericano,
    afroamericana, afroamericanos, afroamericanas, afrodescendente, afrodescendentes, latino, latina, latinos, latinas, hispânico,
    hispânica, hispânicos, hispânicas, árabe, árabes, cigano, cigana, ciganos, ciganas, imigrante, imigrantes, migrante, migrantes,
    refugiado, refugiada, refugiados, refugiadas, estrangeiro, estrangeira, estrangeiros, estrangeiras, gringo, gringos, indocumentado,
    indocumentada, indocumentados, indocumentadas, homossexual, homossexuais, gay, gays, transexual, transexuais, transgénero,
    transgénero, transgêneros, transgênero, islã, islão, hindu, hindus, sikh, sikhs, testemunhas de jeová, anglo-saxões, asiáticos,
    asiáticas, índios, indígenas, chineses, japoneses, coreanos, mexicanos, mexicanas, russos, russas, italianos, irlandeses, alemães,
    polacos, poloneses, franceses, africanos, africanas, europeus, americanos, norte-americanos, estadunidenses, espanhóis, brasileiros,
    brasileiras, portugueses, cubanos, dominicanos, colombianos, venezuelanos, argentinos, peruanos, equatorianos, bolivianos, haitianos,
    angolanos, moçambicanos, cabo-verdianos, guineenses, marroquinos, romenos, ucranianos, nigerianos, paquistaneses, indianos, nepaleses,
    bengalis, vietnamitas, filipinos, nordestinos, nordestino, paraíbas, baianos, favelados, favelado, zucas, tugas, ilegais, minorias,
    minoria, minorias étnicas, lésbica, lésbicas, lgbt, lgbtq, lgbtqia, lgbti, trans, travestis, travesti, casais do mesmo sexo, casais
    homossexuais, casais gays, pessoas de cor, gente de cor, forasteiros,
    russófono, russófonos, arabófono, arabófonos, francófono, francófona, francófonos, anglófono, anglófona, anglófonos, lusófono,
    lusófona, lusófonos, hispanófono, hispanófonos, de língua espanhola, de língua inglesa, de língua francesa, de língua árabe, de língua
    chinesa, de língua russa, de língua portuguesa`,
  ambiguousGroups: `
    branco, branca, brancos, brancas, negro, negra, negros, negras, preto, preta, pretos, pretas, pardo, parda, pardos, pardas, moreno,
    morena, morenos, morenas, asiático, asiática, asiáticos, asiáticas, índio, índia, índios, índias, indiano, indiana, indianos, indianas,
    chinês, chinesa, chineses, chinesas, mexicano, mexicana, mexicanos, mexicanas, russo, russa, russos, russas, italiano, italiana,
    italianos, italianas, africano, africana, africanos, africanas, europeu, europeia, europeus, europeias, americano, americana,
    americanos, americanas, latino, latina, latinos, latinas, hispânico, hispânica, hispânicos, hispânicas, cubano, cubana, cubanos,
    cubanas, católico, católica, católicos, católicas, cristão, cristã, cristãos, cristãs, evangélico, evangélica, evangélicos,
    evangélicas, religioso, religiosa, religiosos, religiosas, estrangeiro, estrangeira, estrangeiros, estrangeiras, japonês, japonesa,
    japoneses, japonesas, francês, francesa, franceses, francesas, irlandês, irlandesa, irlandeses, irlandesas, inglês, inglesa, ingleses,
    inglesas, português, portuguesa, portugueses, portuguesas, brasileiro, brasileira, brasileiros, brasileiras, espanhol, espanhola,
    espanhóis, espanholas, alemão, alemã, alemães, alemãs, coreano, coreana, coreanos, coreanas, turco, turca, turcos, turcas, grego, grega,
    gregos, gregas, persa, persas, polaco, polaca, polacos, polacas, polonês, polonesa, poloneses, polonesas, angolano, angolana, angolanos,
    angolanas, caucasiano, caucasiana, caucasianos, caucasianas, nativo, nativa, nativos, nativas, ortodoxo, ortodoxa, ortodoxos,
    ortodoxas, laico, laica, étnico, étnica, étnicos, étnicas, budista, mórmon, judeu, judia, judeus, judias`,
  ageGroups: `
    idoso, idosa, idosos, idosas, jovem, jovens, velho, velha, velhos, velhas, novo, novos, solteiro, solteira, solteiros, solteiras, casado, casada, casados,
    casadas, divorciado, divorciada, divorciados, divorciadas, rico, rica, ricos, ricas, pobre, pobres, deficiente, deficientes, mais velho,
    mais velha, mais velhos, mais velhas, educado, educada, educados, educadas, aposentado, aposentada, aposentados, aposentadas, grávida,
    grávidas, surdo, surda, surdos, surdas, cego, cega, cegos, cegas, saudável, saudáveis, doente, doentes, masculino, feminino, masculina,
    feminina, de idade, sem filhos, com filhos`,
  members: `
    criança, crianças, filho, filha, filhos, filhas, miúdo, miúda, miúdos, miúdas, bebê, bebê, bebês, bebé, bebés, adolescente, adolescentes,
    menores de idade, idoso, idosa, idosos, idosas, velhinhos, aposentado, aposentada, aposentados, aposentadas, jovem, jovens, velhos, solteiro, solteira, solteiros, solteiras, divorciado, divorciada, divorciados, divorciadas, viúvo, viúva, viúvos,
    viúvas, deficiente, deficientes, veterano, veterana, veteranos, veteranas, famílias, família, famílias com crianças, famílias com
    filhos, famílias numerosas, família grande, mulheres, mulher, homens, homem, moças, rapazes, raparigas, meninas, meninos, pessoas
    idosas, pessoas mais velhas, gente velha, gente idosa, terceira idade, gente jovem, gente nova, casais, casais sem filhos, mães
    solteiras, mães solteira, mãe solteira, pais solteiros, mães, grávidas, cadeirantes, usuários de cadeira de rodas, cadeiras de rodas,
    doentes mentais, pessoas com deficiência, pessoas com problemas mentais, doentes, loucos, malucos, inquilinos de seção 8, gente da
    seção 8, seção 8, secção 8, section 8, beneficiários de ajudas, beneficiários do bolsa família, bolsa família, pessoas em situação de
    rua, sem-abrigo, moradores de rua, drogados, drogado, pobres, militares, ex-militares, lares de grupo, abrigos, sotaques, aposentados,
    de outro país, de outros países, do estrangeiro, do exterior, de fora, nascidos fora, nascido fora, nascidos no estrangeiro, nascidos no
    exterior, nascidos em outro país, recebam ajudas, recebem ajudas, recebem auxílio, recebe auxílio, ajudas sociais, subsídios,
    assistência social, rsi, rendimento social de inserção, que venham de, venham de, vêm de, provenientes de, originários de, nascidos em,
    deficiência, deficiências, senhoras`,
  persons: `
    gente, pessoas, pessoa, vizinhos, vizinho, vizinhas, vizinha, vizinhança, residentes, residente, moradores, morador, moradoras, inquilinos,
    inquilino, inquilinas, famílias, família, lares, população, proprietários, proprietário, donos, dono, dona, colegas de quarto, colegas
    de casa, colegas, colega, roommates, senhorio, senhorios, senhoria, habitantes, maioria, casais, casal, mulheres, homens, crianças, cidadãos,
    senhoras, alguém, ninguém, todos, comunidade, povo, pessoal`,
  areas: `
    bairro, bairros, vizinhança, vizinhanças, comunidade, comunidades, zona, zonas, área, áreas, região, regiões, distrito, distritos,
    população, maioria, parte, partes, rua, ruas, prédio, prédios, edifício, edifícios, condomínio, condomínios, urbanização, vila, cidade,
    freguesia, enclave, quarteirão, parte da cidade, lugar, lugares`,
  things: `
    igreja, igrejas, mesquita, mesquitas, sinagoga, templo, templos, catedral, centro, centro comunitário, cemitério, escola, escolas,
    colégio, colégios, creche, creches, universidade, hospital, clínica, restaurante, restaurantes, comida, supermercado, supermercados,
    mercado, loja, lojas, padaria, açougue, talho, bar, bares, consulado, embaixada, agente, agentes, consultor, corretor, cozinha, cozinhas,
    estilo, sala, salas, salão, banheiro, banheiros, casa de banho, casas de banho, quarto, quartos, dormitório, dormitórios, casa, casas,
    apartamento, apartamentos, piso, pisos, chão, parede, paredes, porta, portas, portão, janela, janelas, armário, armários, bancada,
    bancadas, granito, mármore, azulejo, azulejos, telha, telhas, madeira, fachada, fachadas, exterior, interior, cor, cores,
    eletrodomésticos, geladeira, frigorífico, cerca, muro, jardim, jardins, quintal, quintais, piscina, piscinas, terraço, varanda, parque,
    parques, parque infantil, parquinho, jogos, área de lazer, espaço, rampa, acesso, elevador, estacionamento, vaga, garagem, carro, móveis,
    carpete, tapete, tapetes, teto, tetos, telhado, idioma, aulas, arquitetura, design, escada, escadas, fosco, areia, montanha, rio, lago,
    vale, bosque, rocha, praia, bebedouro, brinquedoteca`,
  lawful: `
    [meu|minha|meus|nosso|nossa] [velho|velha|antigo|antiga|antigos] [senhorio|senhoria|vizinho|vizinha|vizinhos|amigo|amiga|amigos|chefe|inquilino|colega|corretor],
    sala familiar, sala de família, casa familiar, casas familiares, moradia familiar, unifamiliar, unifamiliares, multifamiliar,
    multifamiliares, comunidade 55+, condomínio 55+, comunidade para maiores de 55, maiores de 55, para maiores de 55, residência sênior,
    residência sénior, comunidade sênior, comunidade sénior, 55 e mais, 55 ou mais, quarto de criança, quarto de crianças, quarto para
    crianças, quarto das crianças, quarto do bebê, quarto do bebé, quarto para o bebê, quarto para bebê, quarto infantil, parque infantil,
    parquinho, aceita seção 8, aceite seção 8, aceitem seção 8, aceitam seção 8, seção 8 aceita, aceita secção 8, aceite secção 8, aceitem
    secção 8, aceita section 8, aceite section 8, aceitem section 8, aceitam section 8, section 8 aceito, cozinha americana, crianças são bem-vindas, aceitam-se crianças, preto fosco, paredes brancas, cozinha
    branca, casa branca, casa branca com, praça de espanha, acessível a cadeira de rodas, acessível para cadeira de rodas, acessível para
    cadeirantes, adaptado para cadeira de rodas, adaptada para cadeira de rodas, adaptado para cadeirantes, acesso para deficientes, acesso
    para pessoas com deficiência, adaptado para pessoas com deficiência, adaptada para pessoas com deficiência, banheiro adaptado, casa de
    banho adaptada, cão-guia, cão guia, cachorro-guia, cão de serviço, cão de assistência, rua da igreja, sem importar a raça, sem importar a
    religião, independentemente da raça, habitação acessível, moradia acessível, um só nível, um só piso, todos são bem-vindos, empréstimo va,
    suíte para sogros, casa da sogra, estilo português, estilo espanhol, estilo colonial, discriminação, dependência de empregada, quarto de
    empregada, quarto de casal, suíte de casal, cama de casal, barbearia, sala das crianças,
    por minha religião, pela minha religião, pela minha fé, por motivos religiosos, pela nossa religião, pela minha cultura,
    [casa|casas|apartamento|imóvel|prédio|moradia|edifício] [não|que não seja|não seja|] [muito|tão|demasiado] [velho|velha|velhos|velhas],
    [casa|casas|apartamento|imóvel|prédio|moradia|edifício] [mais |][velho|velha|velhos|velhas|novo|nova],
    [escola|colégio|escolas|colégios|creche] [de|para] [meninas|meninos|raparigas|rapazes|crianças]`,
  faithBuildings: `
    igreja, igrejas, mesquita, mesquitas, sinagoga, sinagogas, templo, templos, catedral, terreiro, terreiros`,
  shunning: `
    não, sem, longe de, longe da, longe de uma, longe das, longe do, longe dos, evitar, evite, exceto, nada de, que não haja, que não tenha,
    que não fique perto de, não perto de, não quero, não queremos, afastado de, afastada de, afastado da, afastada da`,
  access: `
    aceitam, aceita, aceite, aceitem, aceitam-se, admitem, admite, permite, permita, permitem, permitam, bem-vindos, bem-vindas, bem vindos,
    alugam para, aluga para, alugam a, aluga a, arrendam a, arrenda a, vendem a, permitidos, permitidas, admitidos, aceitos, aceites, podem, pode, discriminam,
    discriminação contra`,
  selecting: `
    não, sem, nem, poucos, poucas, menos, nada de, nenhum, nenhuma, longe de, longe dos, longe das, longe do, longe da, afastado de, só,
    somente, apenas, unicamente, exclusivamente, entre, rodeado de, rodeada de, rodeados de, cercado de, cercada de, cercado por, evitar,
    evite, evita, não quero, não queremos, não gosto de, odeio, detesto, onde haja, onde não haja, que não haja, onde morem, onde moram, onde
    more, onde mora, onde vivam, onde vivem, onde vive, com muitos, com muitas, com poucos, com poucas, livre de, cheio de, cheia de, outros,
    outras, exceto, excepto, menos com, excluir, exclua, não perto de, perto de, junto a, junto de, ao lado de, muitos, muitas, demasiados,
    demasiadas, tantos, tantas, ninguém, proibido, proibidos, proíbam, proíbe, não aceitem, não aceite, não aceita, não aceitam, não admita,
    não admitam, não se aceitam, não permita, não permitam, não permite, recusem, recuse, cansado de, cansada de, alérgico a, alérgica a,
    medo de, incomodado com, prefiro, preferimos, de preferência, preferencialmente, quero, queremos, ordenar por, ordenado por, ordena por,
    não [aluguem para|alugue para|alugam para|aluguem a|arrendem a|arrende a], onde não [aceitem|aceite|permitam|permita|admitam], que não
    [aceitem|aceite|permitam|permita|admitam|admita], que não tenham, que não sejam, que não seja, estritamente, prefere-se, preferem-se,
    procura-se, habitada por, habitado por, ocupada por, ocupado por, frequentado por, frequentada por, com vizinhos, onde só haja, onde só
    morem, onde só vivam, onde só tenha`,
  selectingAfter: `
    somente, unicamente, exclusivamente, apenas, ao lado, perto, por perto, em volta, ao redor, no prédio, no edifício, no bairro, na zona, na
    região, na vizinhança, na casa, na rua, no andar de cima, em cima, embaixo, em frente, não permitidos, não permitidas, não aceitos, não são
    permitidas, não são permitidos, vivem, vive, vivam, moram, mora, morem, moram lá, moram perto, morando, residem, de vizinhos, como vizinhos,
    de vizinho, não, fora, preferencialmente, preferível, preferíveis, preferida, preferidas, de preferência, estritamente, perto de mim`,
  shares: `
    maioria, a maioria, maioria de, a maioria de, maioritariamente, majoritariamente, na maioria, principalmente, predominantemente, sobretudo,
    porcentagem de, percentagem de, a porcentagem de, a percentagem de, proporção de, número de, quantos, quantas, mais, menos, muito,
    demasiado, todo, todos, todas, quase todos, tão, quão, só, somente, apenas, historicamente, muita, pouca, pouco`,
  between: `
    os, as, o, a, um, uma, uns, umas, muitos, muitas, demasiados, tantos, outros, outras, barulhentos, gritões, e, ou, nem, de, do, da, dos, das,
    gente, mais, muito, que, seja, sejam, é, são, ser, esteja, estejam, haja, há, tem, tipo de, pequenos, jovens, bons, boas, bom, boa, tenha,
    tenham, ver, vivam, vivem, morem, moram, todos, maioria, com, que não`,
  pleases: `
    por favor, obrigado, obrigada, se possível, pfv, se faz favor`,
  breaks: `
    com, para, pra, em, no, na, por, a, de, desde, até, perto, perto de, junto a, sob`,
  selfBeing: `
    sou, somos, eu sou, nós somos, a gente é, era, fui, como mulher, como homem, como uma mulher, como um homem, como família, como casal, me
    chamo, chamo-me, meu nome é, o meu nome é, nos chamamos, meu sobrenome é, meu apelido é, estou, estamos, sendo, me identifico como,
    identifico-me como, [minha|nossa|a minha|a nossa] [religião|fé|raça|etnia|nacionalidade|cultura|língua materna|origem|língua] é, [meu|nosso]
    idioma é, ela é, ele é`,
  selfAs: 'como, como um, como uma, sendo',
  selfHaving: `
    tenho, temos, a gente tem, não tenho, não temos, espero, esperamos, estamos esperando, estamos à espera de, estou esperando, vou ter, vamos
    ter`,
  selfLiving: `
    nasci, nascemos, fui criado, fui criada, cresci, me mudei, mudei-me, nos mudamos, mudámo-nos, vim, viemos, cheguei, chegamos, emigrei,
    emigramos, imigrei, imigramos, fugimos, fugi, trabalho, trabalhamos, moro, moramos, vivo, vivemos, venho, vimos de, rezo, rezamos, me
    aposentei, aposentei-me, reformei-me, acabo de vender, acabamos de vender, acabei de vender, acabamos de ter, acabei de ter, vendi, vendemos,
    comprei, compramos, me casei, casei-me, casei, casamos, nos casamos, acabamos de casar, acabamos de nos casar, me divorciei, divorciei-me, eu
    estudo, estudo medicina, estudo direito, estudo na universidade, estudo na faculdade, estudamos, falo, só falo, falamos, vou à missa, vamos à
    missa, vou à igreja, vamos à igreja, uso cadeira de rodas, uso uma cadeira de rodas, recebo, sofro de, perdi, servi, pratico, dou aulas, ensino,
    uso muletas, fiz, faço anos, atualmente alugo, agora alugo, moro de aluguel, vivo de aluguel, atualmente moro, agora moro, estudei, trabalhei,
    vivi, morei, ando de cadeira de rodas`,
  lifeVerbs: `
    acabou de vender, acabou de ter, acabou de nascer, usa cadeira de rodas, usa uma cadeira de rodas, nasceu, veio, chegou, trabalha, estuda,
    vive, mora, se aposentou, fala, tem, não pode, vai morar conosco, vai viver conosco, vai viver connosco, mora conosco, mora com a gente, vive
    connosco, vem morar conosco, vem de, reza, dá aulas, ensina`,
  introductions: `
    sou, aqui é, aqui fala, fala, quem fala é`,
  presences: `
    aqui, por aqui`,
  salutations: `
    salam, salaam, shalom, as salamu alaykum, namaste, bênçãos, deus abençoe, deus o abençoe, que deus abençoe, a paz do senhor, paz do senhor,
    graça e paz, axé`,
  selfOwning: `
    meu, minha, meus, minhas, nosso, nossa, nossos, nossas, o meu, a minha, os meus, as minhas, seu, sua, seus, suas`,
  relatives: `
    esposa, esposo, marido, mulher, mãe, mamãe, pai, papai, pais, mães, avó, avô, avós, parceiro, parceira, companheiro, companheira, casal,
    família, namorado, namorada, noivo, noiva, netos, neto, neta, sogra, sogro, sogros, genro, nora, tia, tio, tios, sobrinho, sobrinha, sobrinhos,
    professora, professor, enfermeira, enfermeiro, médico, médica, doutor, doutora, engenheiro, engenheira, padre, pastor, pastora, rabino, imã,
    freira, caminhoneiro, camionista, motorista, aposentado, aposentada, aposentados, reformado, reformada, solteiro, solteira, viúva, viúvo,
    gêmeos, gémeos, bebê, bebé, pessoa, homem, homens, mulheres, estudante, estudantes, soldado, militar, veterano, veterana, imigrante,
    imigrantes, refugiado, refugiada, cliente, colega, trabalhador, trabalhadora, empregado, empregada, advogado, advogada, cozinheiro, artista,
    músico, programador, programadora, cristão, cristã, católico, católica, muçulmano, muçulmana, judeu, judia, evangélico, evangélica, ateu, ateia,
    lésbica, gay, filho, filha, filhos, filhas, criança, crianças, menino, menina, meninos, meninas, irmão, irmã, irmãos, irmãs, amigo, amiga,
    amigos, amigas, primo, prima, primos, primas, brasileiro, brasileira, brasileiros, português, portuguesa, portugueses, mãe solteira, pai
    solteiro, cadeirante, autista, cunhado, cunhada, enteado, enteada`,
  conditions: `
    deficiência, uma deficiência, câncer, cancro, cegueira, autismo, autista, diabetes, epilepsia, visto, green card, cadeira de rodas, em cadeira
    de rodas, muletas, voucher, seção 8, section 8, pensão, aposentadoria, anos, de idade, meses, autorização de residência, autorização de
    trabalho, religião, fé, igreja, mesquita, nome, idioma, língua, sotaque, trabalho, emprego, doença, depressão, alergia, cão-guia, cão guia,
    desempregado, no exército`,
  traits: `
    jovem, jovens, aposentado, aposentada, aposentados, aposentadas, reformado, reformada, reformados, casado, casada, casados, casadas, solteiro,
    solteira, solteiros, solteiras, divorciado, divorciada, divorciados, divorciadas, viúvo, viúva, viúvos, viúvas, pequeno, pequena, pequenos,
    pequenas, grande, grandes, velho, velha, velhos, velhas, idoso, idosa, idosos, idosas, mais velho, mais velha, grávida, deficiente, surdo,
    surda, surdos, surdas, cego, cega, cegos, cegas, autista, autistas, gay, gays, trans, recém-casados, recém casados, recém-casado, recém casado,
    recém, menores de idade, numerosa, feliz, monoparental, lésbica, lésbicas, do mesmo sexo, mesmo sexo, em cadeira de rodas, profissional,
    profissionais, trabalhadora, trabalhador, tranquila, tranquilo, sozinha, sozinho, juntos, nascido, nascida, criado, criada, desempregado,
    desempregada, novo, nova, novos, estrangeira, estrangeiro, de cor, branca, branco, negra, negro, de origem, anos, adolescente, adolescentes,
    bebês, praticante, praticantes, cristã, cristão, católica, evangélica, muçulmana, judia, brasileira, portuguesa, mais novo, mais nova`,
  articles: `
    um, uma, uns, umas, o, a, os, as, é, são, está, estão, tem, têm, também, muito, ambos, ambas, dois, duas, três, que, já, recém, muitos, muitas,
    vários, várias`,
  nones: `
    não, nenhum, nenhuma`,
  selfSubjects: `
    eu, nós, mim, ele, ela, eles, elas, a gente`,
  purposes: `
    para, pra, pro, para a, para o, pra a`,
  greetings: `
    olá, oi, bom dia, boa tarde, boa noite, boas, saudações, hey, prezados, tudo bem, e aí, opa, alô`,
  needs: `
    procuro, procuramos, procurando, procura, procuram, busco, buscamos, buscando, busca, buscam, à procura, à procura de, a procurar, preciso,
    precisamos, precisa, precisam, precisando, quero, queremos, quer, querem, queria, queríamos, gostaria, gostaríamos, gostava, gostávamos, desejo,
    desejamos, prefiro, preferimos, com um orçamento, com orçamento, orçamento, meu orçamento, o meu orçamento, mostra, mostre, mostra-me, mostre-me,
    me mostra, me mostre, diga, diz, me dá, dá-me, encontra, encontre, encontra-me, interessado, interessada, interessados, interessado em,
    interessada em, pensando, pensando em, a pensar em, tentando, posso gastar, podemos gastar, até, máximo, odeio, não quero, não queremos, não
    gosto, medo, cansado de, cansada de, incomodado, incomodada, alérgico, alérgica, racista, contra, rodeado, quero morar, quero viver, qual, quais,
    quanto, quantas, quantos, onde, há, têm casas, tem casas, por favor, mudando, me mudando, vou me mudar, vamos nos mudar, mudamos para, pronto,
    pronta, prontos, entre`,
  origins: `
    de, do, da, desde, nasci em, nascemos em, venho de, venho do, vimos de, sou de, sou do, sou da, somos de, somos do, moro em, moramos em, vivo em,
    vivemos em, trabalho em, trabalhamos em, trabalho na, trabalho no, estudo em, originário de, originária de, nascido em, nascida em, me mudei de,
    trabalha em, trabalha na, trabalha para, trabalho para`,
  seams: `
    e, então, por isso, aqui, daí, pois, mas, além disso, também, que, porque, já que, com o que, ou seja, por conta disso, assim`,
  signOffs: `
    obrigado, obrigada, muito obrigado, muito obrigada, abraço, abraços, um abraço, atenciosamente, cordialmente, grato, grata, cumprimentos`,
})
