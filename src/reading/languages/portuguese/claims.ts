import type { ClaimTable } from '../tables/claim-table.ts'
import { portugueseCompared } from './compared-words.ts'
import { portugueseFields } from './field-words.ts'
import { portugueseGeneral } from './general-words.ts'
import { portuguesePlain } from './plain-words.ts'
import { portugueseRecord } from './record-words.ts'

/** How claims about homes are made in Portuguese. */
export const portugueseClaims: ClaimTable = {
  general: portugueseGeneral,
  plain: portuguesePlain,
  denied: portugueseFields,
  record: portugueseRecord,
  neutral: ` mede medem anunciada anunciado publicada publicado  perdao entendi entendido mal trabalha  demora espera
    esperar espero desculpe desculpa virtual fim semana ajudado ajudar ingles espanhol frances alemao portugues chines
    idioma idiomas lingua linguas conselho conselhos noite tarde manha incomodo transtorno atraso otimo otima conversa
    site pagina assistente  vontade fique ficar acerca atraves breve certeza continuar conhecido devido diante direita
    diversos diversas estara existe existem fazemos fim grupo lado mediante meio nivel portanto principalmente questao
    seriam serao tal tais tentar tente trabalho verdadeiro vem  diretamente ordenar ordeno    profissional  comecar
    comecemos criancas mudanca mudar aceita aceitam permite permitem admite terreno lote lamento entendo importa
    importam unica sincero honestamente relacionado contrario disser der puder precisar houver encontrados evoluir
    relacionados fonte fontes cometer segue continua o a os as um uma uns umas ao aos do da dos das de no na nos nas em
    num numa nuns por pelo pela pelos pelas para pra com sem sob sobre entre ate desde durante apos antes contra segundo
    conforme e ou nem que quem qual quais cujo cuja quando quanto quanta quantos quantas onde aonde como porque pois se
    nao ja ainda tambem so somente apenas inclusive alem assim entao depois logo enquanto embora mas mais menos muito
    muita muitos muitas pouco pouca poucos poucas tao tanto tanta tantos bastante quase talvez provavelmente
    possivelmente certamente realmente verdadeiramente claramente simplesmente exatamente precisamente aproximadamente
    cerca nunca jamais sempre normalmente geralmente habitualmente atualmente agora hoje mesmo mesma mesmos mesmas aqui
    ai ali la isso isto aquilo este esta estes estas esse essa esses essas aquele aquela aqueles aquelas neste nesta
    nesse nessa deste desta desse dessa destes destas desses dessas nestes nestas daquele daquela eu tu ele ela eles
    elas voce voces nos me te se lhe lhes mim ti si comigo consigo conosco meu minha meus minhas teu tua seu sua seus
    suas nosso nossa nossos nossas dele dela deles delas outro outra outros outras cada todo toda todos todas tudo ambos
    ambas algum alguma alguns algumas nenhum nenhuma nada algo ninguem alguem qualquer quaisquer varios varias demais
    certo certa ser e sao era eram foi foram seja sejam sido sendo sou somos sera seria estar esta estao estava estavam
    esteve esteja estou estamos haver ha havia houve haja ter tem tinha tinham teve tenha tenham tenho temos tendo tido
    terem poder pode podem poderia poderiam posso podemos possa possam querer quer querem quero queremos queria quiser
    gostaria gostariam gosta gostar gostou gostei deseja desejam desejo desejar deve devem devo fazer faz fazem fez faco
    faca feito ir vai vao vamos vou dar da dao dou dizer diz dizem digo diga disse dito ver ve veem vejo veja vemos
    visto saber sabe sabem sei saiba sabemos conhecer conhece conheco ligar ligue telefonar escrever escreva escrevo
    perguntar pergunte pergunta perguntas perguntou responder respondo responde resposta respostas ajudar ajuda ajudo
    ajuda-lo ajude procurar procura procuro procure procurando procurado buscar busca buscas busco busque buscando
    encontrar encontra encontro encontre encontrei encontramos encontrado encontraram mostrar mostra mostro mostre
    mostrado mostrei comparar compara comparo compare comparacao comparando comparado filtrar filtro filtros filtre
    refinar restringir reduzir ampliar listar lista listas listado listada listados listadas anuncio anuncios imovel
    imoveis resultado resultados corresponde correspondem correspondencia correspondencias atende atendem combina
    combinam encaixa encaixam mencionar menciona mencionam mencionado mencionada indica indicam indicado indicada
    especifica especificam consta constam aparece aparecem detalha descreve descricao ficha dado dados informacao
    informacoes informa informado informada detalhe detalhes fato fatos numero numeros nome nomes registro registros
    campo campos pagina paginas link links foto fotos imagem imagens site chat mensagem mensagens conversa ferramenta
    opcao opcoes escolha escolher escolhe escolhido preferir prefere prefiro preferencia preferencias precisar precisa
    precisam preciso necessidade necessidades interessa interessado interessada  pensar penso pensa acho acha acredito
    achar considerar considere parecer parece parecem sentir sinto lembrar lembre lembro manter deixar deixe deixa tomar
    tome usar use usado utilizar compartilhar partilhar continuar comecar comeca terminar adicionar acrescentar mudar
    mude alterar ajustar incluir inclui incluem incluido incluida conter contem oferecer oferece oferecem oferecemos
    dispor dispoe dispoem contar conta contam possuir possui possuem consultar consulte consulta verificar verifique
    verifico confirmar? explicar explico explica significa significam quer entender entendo compreender possivel
    possiveis impossivel capaz exemplo exemplos caso casos maneira maneiras forma formas modo modos coisa coisas parte
    partes tipo tipos tamanho tamanhos ordem passo passos ponto pontos ideia ideias diferenca diferencas diferente
    diferentes semelhante semelhantes parecido parecida parecidos igual iguais alternativa alternativas junto juntos
    juntas total totais soma media mediana medio faixa intervalo minimo maximo limite limites criterio criterios
    requisito requisitos orcamento primeiro primeira primeiros primeiras segundo segunda terceiro terceira quarta quinto
    ultimo ultima seguinte seguintes proximo proxima anterior um dois duas tres quatro cinco seis sete oito nove dez
    onze doze cem mil milhao milhoes dia dias mes meses ano anos anual mensal mensais hora horas minuto minutos momento
    vez vezes tempo casa casas moradia? moradias? habitacao habitacoes lar propriedade propriedades lugar local quarto
    quartos dormitorio dormitorios banheiro banheiros casa-de-banho banho banhos sala? cozinha cozinhas area? areas?
    superficie espaco metros metro quadrado quadrados quadradas pe pes m² m2 ft² ft2 acre acres hectare hectares
    terreno? lote preco precos custar custa custam custo custos valer vale valem pede pedem taxa taxas condominio?
    despesa despesas deposito caucao zestimate estimado estimada estimativa mls codigo postal cep zip endereco morada
    enderecos situada situado situadas situados localizada localizado localizadas localizados fica ficam vaga vagas
    estacionamento garagem? carro carros construida construido construidas construidos construcao data mercado publicada
    publicado status estado dolar dolares euro euros usd eur real reais quilometro quilometros milha milhas cento
    porcentagem percentagem agente agentes corretor corretora corretores equipe equipa escritorio consultor contato
    contacto contatar contactar contate contacte email e-mail correio telefone ola oi adeus obrigado obrigada favor bem
    vindo vinda saudacoes claro perfeito sim ok okay certo gosto prazer infelizmente desculpe desculpa perdao pena sorte
    paciencia segunda-feira terca quarta quinta sexta sabado domingo feira verdade correto correta exato exata
    importante importantes util facil simples clara bem melhor melhores mal pior maior menor maiores menores comprar
    compra  visitar visita? mudar planos plano duvida duvidas assistente chatbot robo erro erros humano humana abaixo
    acima dentro fora completo completa inteiro inteira unico unica proprio propria resumo tabela relacao acordo base
    trata maioria resto etc hoa sq ft sqft chamado chamada finalmente fico ficamos disposicao demora inicio final medida
    mede medem demais vez pouco servir serve servem pedido pedida avise avisar permita boa bom dia tarde noite ate logo
    abaixo digite leve leva levam ambos respeito forem for fossem quisesse existem existe sabemos apresenta apresentam
    consegue consigo conseguimos conseguir talvez tanto quanto trazer traz escolhas decidir decisao entrar falar fale
    falo
    confusao interesse cuide cuide-se agradeco agradecemos agradecido agradecida obrigados desculpas gentil
    gentileza sucesso abraco cordialmente atenciosamente feliz aproveite descanse bem-vindo bem-vinda disponha dicas
    dica afinar curiosidade`,
  praise: `
    bonito bonita bonitos bonitas lindo linda lindos lindas belo bela charmoso charmosa encantador encantadora grande
    grandes excelente excelentes maravilhoso maravilhosa fantastico fantastica otimo otima otimos otimas perfeito
    perfeita ideal ideais atraente impressionante agradavel confortavel aconchegante amplo ampla amplos amplas espacoso
    espacosa pequeno pequena pequenos pequenas compacto compacta especial unico unica bom boa bons boas magnifico
    magnifica favorito favorita pratico pratica enorme incrivel interessante simpatico`,
  unpraised: `bairro*, vizinhanca*, zona*, regiao, regioes, arredores, entorno, comunidade*, rua, ruas, cidade*,
    localizacao, oportunidade*, pechincha*, valor, investimento*, negocio, gente, pessoal`,
  rhetoric: `
    fiquei abaixo disso, entao fiquei abaixo, passamos para outras, passamos para outros, cem perguntas, mil perguntas, cem vezes, mil vezes, segundo o, segundo a, segundo os, segundo as, assistente
    virtual, fim de semana, fico a disposicao, nao e segredo, nao e nenhum segredo, nao e segredo para ninguem,
    sem duvida, sem sombra de duvida, nao ha duvida, nao resta duvida, nao ha duvidas, escusado sera dizer, nem
    e preciso dizer, nao preciso dizer, nao so, nao apenas, nao somente, sabia que, voce sabia que, voce sabia,
    como sabe, como voce sabe, ja sabia que, nao perca, nao se esqueca, nao esqueca, nao se preocupe, nao posso
    negar, nao se pode negar, ninguem duvida, ninguem pode negar, nao hesite, se nao me engano, se bem me
    lembro, nao deixa de, nada menos, nao e por acaso, nao e verdade, ne, nao acha, por que nao, nao e a toa,
    nem precisa dizer, adivinhe, quem diria, voce nao vai acreditar, nao e brincadeira, acredite ou nao`,
  unknown: `
    nao entra em detalhes, nao entra em detalhe, nao aprofunda, nao esclarece, nao detalha, nao especifica,
    nao encontrei nada sobre, nao encontro nada sobre, nao ha nenhum dado sobre, nao ha dados sobre, nenhum
    dado sobre, nao ha informacao sobre, nao ha informacoes sobre, nada sobre, prefiro nao adivinhar, nao
    quero adivinhar, nao consta, seria preciso perguntar, vale perguntar, convem perguntar, nao posso
    verificar, nao posso confirmar, nao esta claro, nao menciona nem, nao saberia dizer, nao posso falar, nao posso comentar, ninguem pode dizer, ninguem
      sabe, so o corretor, nao diz, nao dizem, nao indica, nao indicam, nao menciona, nao mencionam, nao especifica,
      nao especificam, nao consta, nao constam, nao aparece, nao detalha, nao esclarece, nao informa, nao informam,
      nao confirma, nao traz informac*, nao contem informac*, nao da informac*, nao inclui informac*, nao diz nada,
      nada diz, nao sei, nao sabemos, nao tenho informac*, nao tenho dados, nao tenho acesso, nao tenho como, nao
      temos informac*, nao temos dados, nao disponho de, nao dispomos de, nao ha informac*, nao ha dados, sem
      informac*, sem dados, desconheco, desconhecemos, nao tenho certeza, nao estou certo, nao estou certa, nao posso
      confirmar, nao posso dizer, nao posso saber, nao posso verificar, nao posso garantir, nao posso avaliar, nao
      posso julgar, nao consigo confirmar, nao consigo dizer, nao consigo verificar, nao consigo avaliar, nao podemos
      confirmar, pergunte ao corretor, pergunte ao agente, consulte o corretor, consulte o agente, perguntar ao
      corretor, perguntar ao agente, verifique se, verificar se, perguntar se, saber se, dizer se, diz se, indica se,
      menciona se, informa se, confirme com, confirmar com, verificar com, depende de, depende do, depende da,
      desconhecido, desconhecida, nao tenho informacao, nao tenho informacoes, nao posso dizer nada, nao posso opinar,
      nao traz, nao fala, silencia, ignoro, nao ha informacao, nao esta claro, nao fica claro, nao da detalhes, faltam
      dados`,
  unknownBehind: `nao e mencionado, nao e mencionada, nao sao mencionados, nao sao mencionadas, nao e indicado,
      nao e indicada, nao esta indicado, nao esta indicada, nao e especificado, nao e especificada, nao e conhecido,
      nao e conhecida, nao se sabe, e desconhecido, e desconhecida, nao consta, nao constam, nao esta no anuncio, nao
      esta claro, nao e informado, nao e informada, nao foi informado, nao foi informada, nao esta confirmado, nao
      aparece, nao aparecem, fica em aberto, falta no anuncio, faltam no anuncio, nao sei dizer, desconheco`,
  declines: `nunca envie, nunca partilhe, nunca compartilhe, nunca mande, nunca pedimos, nunca pague, nao posso,
    nao podemos, nao consigo, nao conseguimos, nao sou capaz, nao estou autorizad*, nao me e possivel,   nao peco,
    nao pedimos, nunca pedimos, nao solicitamos, nao envie, nunca envie, nao compartilhe, nao partilhe, oficial,
    oficiais, pode consultar, pode perguntar, por favor consulte, por favor contate, nao e possivel`,
  haves: `tem, tinha, conta com, contam com, dispoe de, dispoem de, oferece, oferecem, inclui, incluem, possui, possuem,
    com, ha, existe`,
  mayBe: `pode, podem, poderia, poderiam, podera, poderao`,
  ownDeeds: `guardamos, guardo, seguramos, mantemos, reservo, reservei, reservarei, reservamos, agendo, agendei,
    agendarei, agendamos, ligarei, ligaremos, liguei, ligamos, enviei, enviarei, enviaremos, envio, mandei, mandarei,
    marco, marquei, marcarei, marcamos, confirmo, confirmei, confirmarei, contatei, contatarei, contataremos, contactei,
    contactarei, entrarei em contato, entraremos em contato, avisei, avisarei, solicitei, solicitarei, anotei, paguei`,
  done: `
    espera a sua, espera sua, esperando a sua, esperando sua, ja avisei, lista de espera, fila de espera, esperam por voce, espera por voce, estao a sua espera, ja avisei, avisei o,
    fica para segunda, oferta foi aceita, proposta foi aceita, oferta foi aceite, proposta foi aceite, aceitou a
    sua, reservado, reservada, reservados, agendado, agendada, agendados, marcado, marcada, programado,
    programada, confirmado, confirmada, organizado, organizada, aprovado, aprovada, pre-aprovado, inscrito,
    inscrita, avisado, avisada, enviado, enviada, encaminhado, encaminhada, notificado, contatado, contactado, a
    caminho, separado, separada, assinado, assinada, registrado, registrada, anotado, anotada, bloqueado,
    bloqueada`,
  deeds: `
    adicionei, adicionado, acrescentei, conversei, conversado, coloquei voce, reserv*, agend*, marc*, program*,
    confirm*, envi*, mand*, encaminh*, ligarei, ligaremos, ligamos, liguei, ligou, ligar, ligara, telefon*,
    contat*, contact*, avis*, notific*, inscrev*, assin*, solicit*, pedi, pedir, pedirei, negoci*, pagar,
    pagarei, paguei, pago, separ*, bloque*, guard*, organiz*, prepar*, falei, falar, falarei, falamos, escrever,
    escreverei, escreveremos, escrevi, visitar, visitei, aceit*, anot*, transmit*, pass*, entreg*, cancel*,
    conclu*, comprei, comprarei, retornar*, combin*, coloquei, colocar`,
  doers: `eu, nos, me, vou, vamos, nossa equipe, nossa equipa, equipe, equipa, agente, agentes, corretor*, consultor*,
    colega*, proprietari*, dono*, dona, vendedor*, alguem, ja, tenho, temos`,
  deniesBehind: false,
  denials: `nao, sem, nem, nenhum, nenhuma, nunca, jamais, tampouco, carece, falta, nada, ninguem`,
  articles: `o a os as um uma do da no na seu sua nosso nossa este esta esse essa ao`,
  definites: `o a os as este esta estes estas esse essa esses essas desta deste desse dessa seu sua nosso nossa cada
    ambas ambos primeiras primeiros ultimas outra outras da do das dos`,
  meetings: `visita, visitas, reuniao, encontro, tour, ligacao, horario`,
  limits: `sem, ate, a menos, salvo, antes, so, exceto, mas, se, hesite, esqueca, espere`,
  searches: `procuro, procurar, procure, procurando, busco, buscar, busque, posso procurar, posso buscar,
    quer que eu procure, quer que eu busque, filtrar, filtro, refinar, encontrar casas, encontrar-lhe, mostrar casas,
    mostrar outras, mostrar outros, casas com, imoveis com, apartamentos com, algo com, como por exemplo, por exemplo,
    tais como, caracteristicas como, criterios como, ordenar por, comparar, nenhuma casa, nenhum imovel, nenhum anuncio,
    nenhum dos anuncios, nenhuma das, nao encontrei, nao ha casas, nao ha imoveis, nenhum resultado, sem resultados,
    diga me, me diga, avise*, adicionar, retirar, excluir, limitar`,
  asks: `
    voce quer, voce procura, voce busca, voce prefere, voce deseja, voce gostaria, voce precisa, voce esta
    procurando, quer, gostaria, deseja, prefere, precisa, procura, busca, tem alguma, tem algum, voce tem, esta
    procurando, esta a procura, ha algo, ha mais, posso, devo, poderia, pode, que, o que, qual, quais, como,
    quando, onde, quem, por que, quanto, quantos, quantas, em que, para que, mais alguma, algo mais, interessa,
    ou, esta interessad*, pretende, e importante, o senhor, a senhora`,
  echo: `
    o seu teto, seu teto, seu maximo, voce me disse, voce me contou, me disse que, perguntou, voce perguntou, perguntava, tinha perguntado, perguntou sobre, perguntou por, voce pediu, pediu,
    voce disse, disse que, voce mencionou, mencionou, voce quer, voce queria, queria, voce procura, voce
    procurava, que procura, que procurava, voce busca, seu pedido, sua busca, sua procura, sua pesquisa, seu
    orcamento, teu orcamento, seus criterios, seu limite, voce escreveu, voce solicitou, me disse, contou,
    conforme pediu, como pediu, tinha em mente, seu maximo, sua mensagem`,
  breaks: `mas, porem, contudo, entretanto, no entanto, todavia, embora, enquanto, porque, pois, ja que, e tem, e conta,
    e esta, e possui, e e, que tem, que conta, que possui, a qual, o qual, e a casa, e o imovel, e ha, e posso, e eu,
    e nos, e foi, sendo que`,
  relatives: `que, a qual, o qual, cuja, cujo, onde`,
  conditions: `se, quando, que, caso, o que, qual`,
  generalLeads: `um, uma, uns, umas, o, a, os, as, em geral, geral, geralmente, normalmente, tipicamente, habitualmente,
    muitos, muitas, a maioria dos, a maioria das, maioria, sim, bem, basicamente, em resumo, de modo`,
  glossary: `
    duplex, triplex, condominio*, apartamento*, estudio*, kitnet*, loft*, sobrado*, casa geminada, casas geminadas,
    casa unifamiliar, casas unifamiliares, moradia unifamiliar, chale*, bangalo*, villa*, hoa*, associacao de moradores,
    associacao de proprietarios, hipoteca*, financiamento*, emprestimo*, entrada, sinal, custos de fechamento,
    despesas de cartorio, escritura*, caucao, deposito de seguranca, deposito*, avaliacao*, avaliacoes, vistoria*,
    inspecao*, inspecoes, mls, zestimate, pre-aprovacao, pre aprovacao, contingencia*, taxa de juros, taxas de juros,
    juros, imposto*, iptu, imi, itbi, aluguel, aluguer, arrendamento*, locador*, locatario*, inquilino*, senhorio*,
    corretor*, agente*, cartorio*, notario*, pe quadrado, pes quadrados, metro quadrado, metros quadrados, acre*,
    hectare*, lavabo*, visita virtual, casa aberta, multifamiliar*, casa movel, zoneamento, servidao, refinanciamento,
    seguro*, comprar, vender, alugar, comprar uma casa, comprar um imovel, compra, escrow, garantia*, diferenca entre,
    oferta*, comprador*, vendedor*, credor*, garagem, porao, varanda*, terraco*, chatbot*, taxa de condominio`,
  defines: `
    examina, examinam, verifica, verificam, olha, muda, mudam, e um, e quem, e de quem, e uma, e o, e a, e
    quando, e que, e onde, sao, significa, significam, quer dizer, refere, referem, descreve, descrevem,
    costuma, costumam, normalmente, geralmente, pode, podem, inclui, incluem, cobre, cobrem, varia, variam,
    depende, dependem, consiste, tem, serve, servem, paga se, e pago, e paga, calcula, indica, mostra, protege,
    protegem, equivale, equivalem, mede, medem, permite, permitem, dura, requer, compartilham, nao e, nao sao,
    mantem, ajuda, custa, fica, esta, diz`,
  oneOf: `um dos, uma das, alguns, algumas, ou, respectivamente, respetivamente, a outra, o outro`,
  lists: `ou, nem`,
  here: `aqui, esta zona, este bairro, nesta regiao, ali`,
  things: `idioma*, lingua*, informac*, pergunta*, opcao, opcoes, maneira*, forma*, passo*, coisa*, possibilidade*,
    motivo*, razao, razoes, ponto*, exemplo*, minuto*, momento*, tema*, dica*, ideia*, criterio*, requisito*, palavra*,
    frase*, tipo*, parte*, unidade*, moradia*, habitac*, familia*, pessoa*, vez, vezes, resposta*, fator*, detalhe*,
    mensage*`,
  finds: `encontr*, correspond*, disponive*, anuncios, resultados, a venda, para alugar, casas, imoveis, apartamentos,
    atendem, ha, existem`,
  homeRefs: `ele, ela, eles, elas, esta casa, este imovel, esta propriedade, este apartamento, este anuncio,
    esta moradia, essa casa, esse imovel, essa propriedade, a casa, o imovel, a propriedade, o apartamento, o predio,
    a moradia, estas casas, estes imoveis, essas casas, a primeira, a segunda, a terceira, o primeiro, o segundo,
    a outra, o outro, ambas, ambas as casas, ambos os imoveis, todas elas, cada uma, cada casa, todas as casas,
    a cozinha, o proprietario, a proprietaria, os proprietarios, o dono, a dona, os donos, o vendedor, a vendedora,
    o telhado, o jardim, a vista, a garagem, o porao`,
  firmRefs: `eu, nos, me, meu, minha, nosso, nossa, nossos, nossas, a equipe, a equipa, nossa equipe, o escritorio,
    a empresa, a agencia, temos, oferecemos, somos, vou, vamos, tenho`,
  selfRefs: `eu, meu, minha, por favor, desculpe, entendo, posso, sou, estou, sei, acho, obrigado, vamos, depende, fale,
    consulte, infelizmente`,
  visitorRefs: `voce, voces, seu, sua, lhe, te, tu, teu, tua, pode, quer, deseja, gostaria, se quiser`,
  status: {
    active: `ativa, ativo, disponive*, a venda, a venda, para venda, para alugar, no mercado, nao vendida, nao
      vendido, a espera de comprador, espera um comprador, um comprador, a procura de comprador`,
    pending: `tem uma proposta, tem proposta, ha uma proposta, com proposta, pendente*, sob contrato, em contrato,
      reservada, reservado, com proposta aceita, proposta aceita, oferta aceita, proposta aceite, em processo de venda,
      em negociacao, comprometida, comprometido, varias ofertas, sob oferta`,
    sold: `vendida, vendido, vendidas, vendidos, foi comprada, comprada, comprado, alugada, alugado, arrendada,
      arrendado, ocupada, ocupado`,
    off: `fora do mercado, retirada, retirado, indisponivel, nao esta disponivel, ja nao esta disponivel,
      nao esta mais disponivel, nao esta mais a venda, nao esta a venda, inativa, inativo, cancelada, cancelado,
      esgotada`,
    soon: `em breve, brevemente, pre-venda, pre venda, pre-lancamento, chegara ao mercado, prestes a entrar`,
  },
  sale: `
    compra la, compra lo, pode comprar, a venda, para venda, vende-se, vende se, venda, comprar, preco de venda,
    para comprar`,
  rent: `
    aluga la, aluga lo, pode alugar, arrenda la, para alugar, para arrendar, aluguel, aluguer, alugueis,
    aluga-se, arrendamento, renda, rendas, alugar, arrendar, locacao, inquilin*, locatari*, senhorio`,
  families: {
    house: `casa, casas, casa unifamiliar, moradia, moradias, unifamiliar*, chale*, villa*, vivenda*, cabana*, bangalo*,
      mansao, mansoes, palacete`,
    condo: `condominio*, apartamento*, loft*, cobertura*, flat, flats, kitnet*, estudio, estudios`,
    townhouse: `sobrado*, casa geminada, casas geminadas, geminad*, casa em banda`,
    multiFamily: `duplex, triplex, multifamiliar*, bifamiliar*`,
    land: `e um terreno, e um lote, terreno vazio, terreno para construir, terreno para construcao, lote vazio,
      terreno baldio, loteamento`,
    mobile: `casa movel, casas moveis, casa pre-fabricada, trailer*`,
  },
  looseFamilies: `casa, casas, casa unifamiliar, moradia, moradias, unifamiliar, condominio, condominios, apartamento,
    apartamentos, sobrado, casa geminada, duplex, estudio, estudios`,
  fresh: `recem publicada, recem publicado, recem listada, nova no mercado, novo no mercado, novo anuncio,
    acabou de entrar, recem anunciada`,
  free: `incluidas no aluguel, incluidos no aluguel, incluido no preco, incluida no preco, tudo incluido,
    contas incluidas, gratis, gratuito, gratuita, gratuitamente, de graca, sem custo, sem custos, nao custa nada,
    zero euros, zero dolares, zero reais, isento, isenta`,
  noFee: `sem taxa de condominio, sem condominio, nao tem condominio, nao tem taxa de condominio, sem hoa, nao tem hoa,
    sem taxas, nao paga condominio, nao tem taxa`,
  fees: `caucao, deposito*, taxa*, condominio, imposto*, comissao, comissoes, hoa`,
  withinBudget: `dentro do seu orcamento, no seu orcamento, dentro do orcamento, abaixo do seu orcamento,
    cabe no seu orcamento`,
  openHouse: `casa aberta, open house, visita aberta`,
  tour: `visita virtual, tour virtual, tour 3d, visita 3d, passeio virtual`,
  compares: [
    ...portugueseCompared,
    {
      field: 'Price',
      sign: -1,
      isMost: false,
      words: `mais barata, mais barato, mais baratas, mais economica, menos cara, menos caro, custa menos,
        mais acessivel, mais em conta, preco mais baixo`,
    },
    {
      field: 'Price',
      sign: -1,
      isMost: true,
      words: `a mais barata, o mais barato, a mais economica, o preco mais baixo, a mais acessivel, a menos cara`,
    },
    { field: 'Price', sign: 1, isMost: false, words: `mais cara, mais caro, mais caras, custa mais, preco mais alto` },
    { field: 'Price', sign: 1, isMost: true, words: `a mais cara, o mais caro, o preco mais alto` },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: false,
      words: `maior que, maior do que, mais espacosa, mais espacoso, mais ampla, mais espaco, mais area`,
    },
    { field: 'BuildingArea', sign: 1, isMost: true, words: `a maior, o maior, a mais espacosa, a mais ampla` },
    { field: 'BuildingArea', sign: -1, isMost: false, words: `menor que, menor do que, menos espaco` },
    { field: 'BuildingArea', sign: -1, isMost: true, words: `a menor, o menor` },
    { field: 'YearBuilt', sign: 1, isMost: false, words: `mais nova, mais novo, mais recente, mais moderna` },
    { field: 'YearBuilt', sign: 1, isMost: true, words: `a mais nova, o mais novo, a mais recente, a mais moderna` },
    { field: 'YearBuilt', sign: -1, isMost: false, words: `mais antiga, mais antigo, mais velha` },
    { field: 'YearBuilt', sign: -1, isMost: true, words: `a mais antiga, o mais antigo, a mais velha` },
    { field: 'Bedrooms', sign: 1, isMost: false, words: `mais quartos, mais dormitorios` },
    { field: 'Bedrooms', sign: -1, isMost: false, words: `menos quartos, menos dormitorios` },
  ],
  money: `
    transferencia*, transfira, transferir, transfere, ted, doc, pix, chave pix, envie dinheiro, enviar dinheiro,
    envie o dinheiro, mande dinheiro, envie o sinal, envie o deposito, deposite, depositar, numero do cartao,
    numero do seu cartao, numero de cartao, cartao, cartoes, cartao de credito, cartao presente, cartao* de presente,
    vale presente, dados do cartao, dados bancarios, dados de pagamento, conta bancaria, numero da conta, iban, bic,
    swift, cvv, cvc, codigo de seguranca, paypal, mb way, mbway, western union, moneygram, bitcoin*, cripto*,
    carteira digital, pague agora, pague aqui, pagar agora, pague a, pague o, pague seu, pague com, pagar com, boleto*,
    adiantado, adiantamento*, antecipad*, sinal de, em dinheiro, dinheiro vivo, senha*, palavra-passe, palavra passe,
    codigo de verificacao, cpf, nif, passaporte*, pin, fatura*, reembols*`,
  promises: `garant*, promet*, reembols*, desconto*, abatimento*, assegur*, compromet*, brinde*, bonus, sem risco,
    exclusiv*, negociave*, oferta especial, melhor preco`,
  forecasts: `
    hora de comprar, momento de comprar, momento para comprar, hora para comprar, momento de investir, momento
    para investir, altura de comprar, altura para comprar, vai ganhar dinheiro, valera mais, vai valorizar,
    valoriz*, vai subir, vao subir, subira*, aumentar*, duplicar*, dobrar*, rentab*, lucr*, dispar*, vai cair,
    caira*, bom investimento, otimo investimento, excelente investimento`,
  judged: `
    baixou de preco, baixou o preco, ha baixado, toda a casa, a casa inteira, em cada quarto, em todos os quartos, feita de, feito de, taxa extra, taxa
    adicional, a beira de, interessado*, interessada*, preco de mercado, do mercado, precisa de obras,
    precisa de reforma, incendio*, aceita menos, aceitam menos, aceitaria menos, aceitariam menos, aceita uma oferta menor, aceita
      ofertas, aceita propostas, oferta mais baixa, proposta mais baixa, ofertas mais baixas, baixaria o preco, baixar
      o
    preco, disposto a baixar, disposta a baixar, dispostos a baixar, vende por menos, venderia por menos, preco
    flexivel, pressa de vender, pressa em vender, ha meses, ha semanas, ha mais de um ano, mais de um ano, quase
    um ano, durante meses, ha muito tempo, muito tempo, ha varios meses, meio ano, ha um ano, faz meses, faz
    anos, cada quarto, proprio banheiro, banheiro proprio, tudo incluido, taxas incluidas, baixou, foi reduzido, foi
      baixado, um so dono, unico dono, nunca usado, mudou de maos, mora nela, mora la, na semana passada, no
    mes passado, no ano passado, na proxima semana, no proximo mes, no proximo ano, ontem, amanha, neste fim de
    semana, vende em, vendem em, vende se em, acord*, passear, ouvir, decidir hoje, ultima chance, ultima
    oportunidade, apresse, pode mudar, mudar se na, entrar a morar, segur*, insegur*, criminal*, crime*, delito*,
      roubo*, assalto*, perig*, policia, tranquil*, silencios*, calm*, barulh*, ruid*, transito, trajeto*, escola*,
      colegio*, universidade*, creche*, vizinh*, morador*, residentes, amigave*, simpatic*, populacao, valorizad*,
      cobicad*, procurad*, popular, populares, prestigi*, exclusiv*, perto, perto de, proximo a, proximo de, proxima
      de, ao lado de, a poucos passos, a minutos, centro, aeroporto, loja*, restaurante*, hospital*, onibus,
      autocarro*, trem, comboio*, estrada*, parque*, transporte*, investimento, investir, demanda, futuro, senhor,
      senhora, antigamente, a melhor, o melhor, imbativel, sem igual, nosso escritorio fica, abrimos todos os dias, em
      minutos, primeira escolha, numero um`,
}
