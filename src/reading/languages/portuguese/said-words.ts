import type { SaidWords } from '../tables/said-words.ts'

/** How Portuguese speaks of homes, of the firm and of deeds: what an answer may claim is told by these words. */
export const portugueseSaid: SaidWords = {
  smallWords: `
    o, a, os, as, um, uma, de, do, da, dos, das, e, em, no, na, que, sao, com, por, para, se, seu, sua, nao, ao,
    mais, como, esta, tem, voce, nos, mas, ou, eu, lhe, muito, pelo, pela`,
  habits: `
    cada casa tem seus, cada casa tem os seus, toda casa tem seus, toda casa tem os seus, nenhuma casa e perfeita,
    uma semana tem, um ano tem, um dia tem, uma hora tem, regra geral, como regra, costuma, costumam, normalmente,
    geralmente, habitualmente, em geral, de modo geral, via de regra, por norma, frequentemente, com frequencia,
    muitas vezes, quase sempre, a maioria, muitos, muitas, alguns, algumas, tipicamente, na maioria dos casos,
    e comum, e habitual, o normal, as vezes, em media, cada pais, cada banco, cada estado, conforme o pais,
    raramente, usualmente`,
  rhetoric: `
    fiquei abaixo disso, entao fiquei abaixo, passamos para outras, passamos para outros, cem perguntas,
    mil perguntas, cem vezes, mil vezes, segundo o, segundo a, segundo os, segundo as, assistente virtual,
    fim de semana, fico a disposicao, nao e segredo, nao e nenhum segredo, nao e segredo para ninguem, sem duvida,
    sem sombra de duvida, nao ha duvida, nao resta duvida, nao ha duvidas, escusado sera dizer, nem e preciso dizer,
    nao preciso dizer, nao so, nao apenas, nao somente, sabia que, voce sabia que, voce sabia, como sabe,
    como voce sabe, ja sabia que, nao perca, nao se esqueca, nao esqueca, nao se preocupe, nao posso negar,
    nao se pode negar, ninguem duvida, ninguem pode negar, nao hesite, se nao me engano, se bem me lembro,
    nao deixa de, nada menos, nao e por acaso, nao e verdade, ne, nao acha, por que nao, nao e a toa,
    nem precisa dizer, adivinhe, quem diria, voce nao vai acreditar, nao e brincadeira, acredite ou nao`,
  denials: 'nao, sem, nem, nenhum, nenhuma, nunca, jamais, tampouco, carece, falta, nada, ninguem',
  nounDenials: 'sem, nenhum, nenhuma, nem',
  deniedBehind: `
    nao sao permitidos, nao sao aceitos, nao sao aceites, nao sao bem-vindos, nao se aceitam, nao se permitem,
    sao proibidos, proibidos, nao esta incluido, nao esta incluida, falta, nao existe`,
  untrue: `
    nao e verdade que, e falso que, e mentira que, nao e certo que, e um erro pensar, e um erro achar, e errado que,
    nao e correto que, ninguem pede, ja nao, nao mais, deixou de`,
  tells: `
    diz, dizem, menciona*, indica*, especific*, consta, constam, aparece*, figura*, mostra*, confirm*, descrev*,
    esclarec*, precis*, detalha*, informa*, sabe, sei, saber, dizer, certeza, encontr*, ver, tenho informacao,
    tenho informacoes, tenho dados, tenho esse dado`,
  unknown: `
    nao entra em detalhes, nao entra em detalhe, nao aprofunda, nao esclarece, nao detalha, nao especifica,
    nao encontrei nada sobre, nao encontro nada sobre, nao ha nenhum dado sobre, nao ha dados sobre,
    nenhum dado sobre, nao ha informacao sobre, nao ha informacoes sobre, nada sobre, prefiro nao adivinhar,
    nao quero adivinhar, nao consta, seria preciso perguntar, vale perguntar, convem perguntar, nao posso verificar,
    nao posso confirmar, nao esta claro, nao menciona nem, nao saberia dizer, nao posso falar, nao posso comentar,
    ninguem pode dizer, ninguem sabe, so o corretor, nao diz, nao dizem, nao indica, nao indicam, nao menciona,
    nao mencionam, nao especificam, nao constam, nao aparece, nao informa, nao informam, nao confirma,
    nao traz informac*, nao contem informac*, nao da informac*, nao inclui informac*, nao diz nada, nada diz,
    nao sei, nao sabemos, nao tenho informac*, nao tenho dados, nao tenho acesso, nao tenho como,
    nao temos informac*, nao temos dados, nao disponho de, nao dispomos de, nao ha informac*, nao ha dados,
    sem informac*, sem dados, desconheco, desconhecemos, nao tenho certeza, nao estou certo, nao estou certa,
    nao posso dizer, nao posso saber, nao posso garantir, nao posso avaliar, nao posso julgar, nao consigo confirmar,
    nao consigo dizer, nao consigo verificar, nao consigo avaliar, nao podemos confirmar, pergunte ao corretor,
    pergunte ao agente, consulte o corretor, consulte o agente, perguntar ao corretor, perguntar ao agente,
    verifique se, verificar se, perguntar se, saber se, dizer se, diz se, indica se, menciona se, informa se,
    confirme com, confirmar com, verificar com, depende de, depende do, depende da, desconhecido, desconhecida,
    nao tenho informacao, nao tenho informacoes, nao posso dizer nada, nao posso opinar, nao traz, nao fala,
    silencia, ignoro, nao ha informacao, nao fica claro, nao da detalhes, faltam dados`,
  unknownBehind: `
    nao e mencionado, nao e mencionada, nao sao mencionados, nao sao mencionadas, nao e indicado, nao e indicada,
    nao esta indicado, nao esta indicada, nao e especificado, nao e especificada, nao e conhecido, nao e conhecida,
    nao se sabe, e desconhecido, e desconhecida, nao consta, nao constam, nao esta no anuncio, nao esta claro,
    nao e informado, nao e informada, nao foi informado, nao foi informada, nao esta confirmado, nao aparece,
    nao aparecem, fica em aberto, falta no anuncio, faltam no anuncio, nao sei dizer, desconheco`,
  declines: `
    nunca envie, nunca partilhe, nunca compartilhe, nunca mande, nunca pedimos, nunca pague, nao posso, nao podemos,
    nao consigo, nao conseguimos, nao sou capaz, nao estou autorizad*, nao me e possivel, nao peco, nao pedimos,
    nao solicitamos, nao envie, nao compartilhe, nao partilhe, oficial, oficiais, pode consultar, pode perguntar,
    por favor consulte, por favor contate, nao e possivel`,
  searches: `
    procuro, procurar, procure, procurando, busco, buscar, busque, posso procurar, posso buscar, quer que eu procure,
    quer que eu busque, filtrar, filtro, refinar, encontrar casas, encontrar-lhe, mostrar casas, mostrar outras,
    mostrar outros, casas com, imoveis com, apartamentos com, algo com, como por exemplo, por exemplo, tais como,
    caracteristicas como, criterios como, ordenar por, comparar, nenhuma casa, nenhum imovel, nenhum anuncio,
    nenhum dos anuncios, nenhuma das, nao encontrei, nao ha casas, nao ha imoveis, nenhum resultado, sem resultados,
    diga me, me diga, avise*, adicionar, retirar, excluir, limitar`,
  asks: `
    voce quer, voce procura, voce busca, voce prefere, voce deseja, voce gostaria, voce precisa,
    voce esta procurando, quer, gostaria, deseja, prefere, precisa, procura, busca, tem alguma, tem algum, voce tem,
    esta procurando, esta a procura, ha algo, ha mais, posso, devo, poderia, pode, que, o que, qual, quais, como,
    quando, onde, quem, por que, quanto, quantos, quantas, em que, para que, mais alguma, algo mais, interessa, ou,
    esta interessad*, pretende, e importante, o senhor, a senhora`,
  echo: `
    o seu teto, seu teto, seu maximo, voce me disse, voce me contou, me disse que, perguntou, voce perguntou,
    perguntava, tinha perguntado, perguntou sobre, perguntou por, voce pediu, pediu, voce disse, disse que,
    voce mencionou, mencionou, voce quer, voce queria, queria, voce procura, voce procurava, que procura,
    que procurava, voce busca, seu pedido, sua busca, sua procura, sua pesquisa, seu orcamento, teu orcamento,
    seus criterios, seu limite, voce escreveu, voce solicitou, me disse, contou, conforme pediu, como pediu,
    tinha em mente, sua mensagem`,
  conditions: 'se, quando, que, caso, o que, qual',
  breaks: `
    mas, porem, contudo, entretanto, no entanto, todavia, embora, enquanto, porque, pois, ja que, e tem, e conta,
    e esta, e possui, e e, que tem, que conta, que possui, a qual, o qual, e a casa, e o imovel, e ha, e posso, e eu,
    e nos, e foi, sendo que`,
  homeRefs: `
    ele, ela, eles, elas, esta casa, este imovel, esta propriedade, este apartamento, este anuncio, esta moradia,
    essa casa, esse imovel, essa propriedade, a casa, o imovel, a propriedade, o apartamento, o predio, a moradia,
    estas casas, estes imoveis, essas casas, a primeira, a segunda, a terceira, o primeiro, o segundo, a outra,
    o outro, ambas, ambas as casas, ambos os imoveis, todas elas, cada uma, cada casa, todas as casas, a cozinha,
    o proprietario, a proprietaria, os proprietarios, o dono, a dona, os donos, o vendedor, a vendedora, o telhado,
    o jardim, a vista, a garagem, o porao`,
  homes:
    'casa, casas, imovel, imoveis, moradia*, apartamento*, habitacao, habitacoes, lar, castelo*, mansao, mansoes, palacio*, chale*',
  firmRefs: `
    eu, nos, me, meu, minha, nosso, nossa, nossos, nossas, a equipe, a equipa, nossa equipe, o escritorio, a empresa,
    a agencia, temos, oferecemos, somos, vou, vamos, tenho`,
  selfRefs: `
    eu, meu, minha, por favor, desculpe, entendo, posso, sou, estou, sei, acho, obrigado, vamos, depende, fale,
    consulte, infelizmente`,
  visitorRefs: 'voce, voces, seu, sua, lhe, te, tu, teu, tua, pode, quer, deseja, gostaria, se quiser',
  courtesies: `
    fique a vontade, a vontade, estou ai, estou aqui, de uma olhada, veja, encontrei, ola, oi, bom dia, boa tarde, boa noite, adeus, tchau, ate logo, ate breve, ate ja, boa sorte, bem-vindo, bem-vinda,
    bem vindo, de nada, por nada, obrigado, obrigada, muito obrigado, muito obrigada, com prazer, com todo o prazer,
    com muito gosto, claro, claro que sim, com certeza, certamente, certo, esta bem, de acordo, entendido, entendi,
    compreendo, perfeito, otimo, excelente, muito bem, boa pergunta, boa escolha, otima escolha, boa ideia, parabens,
    desculpe, desculpa, perdao, sinto muito, lamento, aqui esta, aqui estao, aqui vai, sem problema, sem problemas,
    as ordens, a disposicao, quando quiser, um momento, um instante`,
  haves: `
    tem, tinha, conta com, contam com, dispoe de, dispoem de, oferece, oferecem, inclui, incluem, possui, possuem,
    com, ha, existe`,
  yes: 'sim, verdadeiro, incluido, incluida, incluso, permitido, permitidos, disponivel, tem, x',
  no: `
    nao, nenhum, nenhuma, falso, nada, sem, nao ha, nao incluido, nao permitido, nao permitidos, nao tem`,
  blank: `
    n/a, n/d, nd, desconhecido, nao informado, nao consta, nao indicado, sem dados, nao especificado`,
  status: {
    active: `
      ativo, ativa, disponivel, ainda disponivel, a venda, para alugar, para arrendar, no mercado, ainda nao vendido`,
    pending: `
      pendente, sob contrato, em contrato, sob oferta, reservado, reservada, proposta aceita, proposta aceite`,
    sold: `
      vendido, vendida, ja vendido, ja vendida, foi vendido, foi vendida, alugado, alugada, arrendado, arrendada`,
    off: `
      fora do mercado, retirado, retirada, nao esta mais disponivel, ja nao esta disponivel, nao disponivel,
      indisponivel, nao esta a venda, nao esta mais a venda`,
    soon: 'em breve, ainda nao esta no mercado',
  },
  sale: 'a venda, para venda, vende-se, preco de venda',
  rent: `
    para alugar, para arrendar, para aluguel, para arrendamento, aluga-se, arrenda-se, aluguel mensal, renda mensal`,
  families: {
    house: `
      casa, casas, casa unifamiliar, moradia, moradias, unifamiliar*, chale*, villa*, vivenda*, cabana*, bangalo*,
      mansao, mansoes, palacete`,
    condo: 'condominio*, apartamento*, loft*, cobertura*, flat, flats, kitnet*, estudio, estudios',
    townhouse: 'sobrado*, casa geminada, casas geminadas, geminad*, casa em banda',
    multiFamily: 'duplex, triplex, multifamiliar*, bifamiliar*',
    land: `
      e um terreno, e um lote, terreno vazio, terreno para construir, terreno para construcao, lote vazio,
      terreno baldio, loteamento`,
    mobile: 'casa movel, casas moveis, casa pre-fabricada, trailer*',
  },
  looseFamilies: `
    casa, casas, casa unifamiliar, moradia, moradias, unifamiliar, condominio, condominios, apartamento,
    apartamentos, sobrado, casa geminada, duplex, estudio, estudios`,
  fresh: `
    recem publicada, recem publicado, recem listada, nova no mercado, novo no mercado, novo anuncio,
    acabou de entrar, recem anunciada`,
  noFee: `
    sem taxa de condominio, sem condominio, nao tem condominio, nao tem taxa de condominio, sem hoa, nao tem hoa,
    sem taxas, nao paga condominio, nao tem taxa`,
  withinBudget: `
    dentro do seu orcamento, no seu orcamento, dentro do orcamento, abaixo do seu orcamento, cabe no seu orcamento`,
  openHouse: 'casa aberta, open house, visita aberta',
  tour: 'visita virtual, tour virtual, tour 3d, visita 3d, passeio virtual',
  events: {
    built: 'construi*, construcao, edificad*, erguid*, data',
    renewed: `
      reform*, renov*, remodel*, moderniz*, atualiz*, troc*, substitu*, novo, nova, novos, novas, instal*, restaur*`,
    traded: `
      vendid*, vendeu, compr*, venda, anunci*, publicad*, alugad*, arrendad*, dono*, proprietari*`,
  },
  parts: {
    roof: 'telhado*',
    kitchen: 'cozinha*',
    bath: 'banheiro*, casa de banho, casas de banho',
    windows: 'janela*',
    heating: 'caldeira*, aquecimento, bomba de calor',
    garage: 'garagem, garagens',
    floors: 'piso, pisos, soalho, chao',
    basement: 'porao, subsolo',
    outside: 'deck, terraco*, cerca*, alpendre*',
    living: 'sala, salas',
    bedroom: 'quarto, quartos, suite*',
    wiring: 'fiacao, encanamento',
  },
  exclusives: `
    a unica casa, a unica propriedade, o unico imovel, o unico apartamento, a unica opcao, a unica com, a unica que,
    o unico com, o unico que, nenhuma outra casa, nenhum outro imovel`,
  ofShown: `
    das duas, das tres, das quatro, destas, destes, delas, deles, dos dois, entre elas, entre estas, da lista,
    de todas`,
  near: `
    cerca de, aproximadamente, por volta de, quase, uns, umas, em torno de, perto de, mais ou menos, na casa dos,
    na faixa dos, na faixa de, a volta de, arredondando, ha cerca de, coisa de`,
  above: `
    mais de, acima de, um pouco mais de, pouco mais de, ligeiramente acima de, pouco acima de, logo acima de, supera,
    supera os, passa de, passa dos, superior a, pelo menos, no minimo`,
  below: `
    menos de, abaixo de, um pouco menos de, pouco menos de, ligeiramente abaixo de, pouco abaixo de, logo abaixo de,
    nao chega a, nao chega aos, nao passa de, nao passa dos, inferior a, no maximo, ate`,
  behind: {
    near: 'aproximadamente, mais ou menos, arredondando',
    above: 'e pouco, e tanto',
    below: 'ou menos, no maximo',
  },
  money: `
    transferencia*, transfira, transferir, transfere, ted, doc, pix, chave pix, envie dinheiro, enviar dinheiro,
    envie o dinheiro, mande dinheiro, envie o sinal, envie o deposito, deposite, depositar, numero do cartao,
    numero do seu cartao, numero de cartao, cartao, cartoes, cartao de credito, cartao presente, cartao* de presente,
    vale presente, dados do cartao, dados bancarios, dados de pagamento, conta bancaria, numero da conta, iban, bic,
    swift, cvv, cvc, codigo de seguranca, paypal, mb way, mbway, western union, moneygram, bitcoin*, cripto*,
    carteira digital, pague agora, pague aqui, pagar agora, pague a, pague o, pague seu, pague com, pagar com,
    boleto*, adiantado, adiantamento*, antecipad*, sinal de, em dinheiro, dinheiro vivo, senha*, palavra-passe,
    palavra passe, codigo de verificacao, cpf, nif, passaporte*, pin, fatura*, reembols*`,
  limits: 'sem, ate, a menos, salvo, antes, so, exceto, mas, se, hesite, esqueca, espere',
  done: `
    a imobiliaria ja sabe, a imobiliaria sabe, esta anotado,
    espera a sua, espera sua, esperando a sua, esperando sua, ja avisei, lista de espera, fila de espera,
    esperam por voce, espera por voce, estao a sua espera, avisei o, fica para segunda, oferta foi aceita,
    proposta foi aceita, oferta foi aceite, proposta foi aceite, aceitou a sua, reservado, reservada, reservados,
    agendado, agendada, agendados, marcado, marcada, programado, programada, confirmado, confirmada, organizado,
    organizada, aprovado, aprovada, pre-aprovado, inscrito, inscrita, avisado, avisada, enviado, enviada,
    encaminhado, encaminhada, notificado, contatado, contactado, a caminho, separado, separada, assinado, assinada,
    registrado, registrada, anotado, anotada, bloqueado, bloqueada`,
  deeds: `
    adicionei, adicionado, acrescentei, conversei, conversado, coloquei voce, reserv*, agend*, marc*, program*,
    confirm*, envi*, mand*, encaminh*, ligarei, ligaremos, ligamos, liguei, ligou, ligar, ligara, telefon*, contat*,
    contact*, avis*, notific*, inscrev*, assin*, solicit*, pedi, pedir, pedirei, negoci*, pagar, pagarei, paguei,
    pago, separ*, bloque*, guard*, organiz*, prepar*, falei, falar, falarei, falamos, escrever, escreverei,
    escreveremos, escrevi, visitar, visitei, aceit*, anot*, transmit*, pass*, entreg*, cancel*, conclu*, comprei,
    comprarei, retornar*, combin*, coloquei, colocar`,
  ownDeeds: `
    guardamos, guardo, seguramos, mantemos, reservo, reservei, reservarei, reservamos, agendo, agendei, agendarei,
    agendamos, ligarei, ligaremos, liguei, ligamos, enviei, enviarei, enviaremos, envio, mandei, mandarei, marco,
    marquei, marcarei, marcamos, confirmo, confirmei, confirmarei, contatei, contatarei, contataremos, contactei,
    contactarei, entrarei em contato, entraremos em contato, avisei, avisarei, solicitei, solicitarei, anotei,
    paguei`,
  doers: `
    eu, nos, me, vou, vamos, nossa equipe, nossa equipa, equipe, equipa, agente, agentes, corretor*, consultor*,
    colega*, proprietari*, dono*, dona, vendedor*, alguem, ja, tenho, temos`,
  mayBe: 'pode, podem, poderia, poderiam, podera, poderao',
  meetings: 'visita, visitas, reuniao, encontro, tour, ligacao, horario',
  pressure: `
    outras ofertas, varias ofertas, outra oferta, outras propostas, varias propostas, outra proposta,
    outros compradores, varios compradores, outros interessados, varios interessados, muito interesse, muita procura,
    muita demanda, nao vai durar, vai rapido, vende rapido, voa, apresse-se, corra, ultima oportunidade,
    ultima chance, so hoje, somente hoje, apenas hoje, antes que seja tarde, nao espere, nao perca, decida hoje,
    hoje mesmo`,
  promises: `
    garant*, promet*, reembols*, desconto*, abatimento*, assegur*, compromet*, brinde*, bonus, sem risco, exclusiv*,
    negociave*, oferta especial, melhor preco`,
  forecasts: `
    hora de comprar, momento de comprar, momento para comprar, hora para comprar, momento de investir,
    momento para investir, altura de comprar, altura para comprar, vai ganhar dinheiro, valera mais, vai valorizar,
    valoriz*, vai subir, vao subir, subira*, aumentar*, duplicar*, dobrar*, rentab*, lucr*, dispar*, vai cair,
    caira*, bom investimento, otimo investimento, excelente investimento`,
  judged: `
    zona segura, bairro seguro, rua segura, lugar seguro, area segura, regiao segura, e seguro, e segura,
    e muito seguro, e muito segura, muito seguro, muito segura, mais seguro, mais segura, mais seguros,
    totalmente seguro, seguro a noite, insegur*, perigos*, pouca criminalidade, baixa criminalidade, pouco crime,
    sem criminalidade, quase nao ha crimes, boas escolas, boa escola, melhores escolas, excelentes escolas,
    otimas escolas, escolas excelentes, escolas sao, escolas otimas, gente boa, boa gente, boas pessoas, bom bairro,
    mau bairro, vizinhos simpaticos, vizinhos tranquilos, ideal para familias, perfeito para familias,
    perfeita para familias`,
  deniesBehind: false,
  compares: [
    {
      field: 'Price',
      sign: 0,
      isMost: false,
      words: `
      o mesmo preco, mesmo preco, custa o mesmo, custam o mesmo, igualmente cara, igualmente caro, tao cara quanto,
      tao caro quanto, tanto quanto`,
    },
    {
      field: 'BuildingArea',
      sign: 0,
      isMost: false,
      words: `
      o mesmo tamanho, mesmo tamanho, igualmente grande, tao grande quanto, tao grande como, a mesma area, mesma area`,
    },
    {
      field: 'YearBuilt',
      sign: 0,
      isMost: false,
      words: `
      o mesmo ano, no mesmo ano, mesmo ano, tao antiga quanto, tao antigo quanto, a mesma idade`,
    },
    {
      field: 'Bedrooms',
      sign: 0,
      isMost: false,
      words: 'tantos quartos quanto, o mesmo numero de quartos, os mesmos quartos',
    },
    {
      field: 'Price',
      sign: -1,
      isMost: false,
      words: `
      nao e tao cara, nao e tao caro, paga menos, preco mais baixo, preco menor, preco inferior, mais em conta,
      sai mais barata, sai mais barato, mais barata, mais barato, mais baratas, mais economica, menos cara, menos caro,
      custa menos, mais acessivel`,
    },
    {
      field: 'Price',
      sign: 1,
      isMost: false,
      words: `
      nao e tao barata, nao e tao barato, paga mais, preco mais alto, preco maior, preco superior, sai mais cara,
      sai mais caro, mais cara, mais caro, mais caras, custa mais`,
    },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: false,
      words: `
      mais area, mais espaco, mais ampla, mais amplo, area maior, mais espacosa, mais espacoso, maior que,
      maior do que`,
    },
    {
      field: 'BuildingArea',
      sign: -1,
      isMost: false,
      words: 'nao e tao grande, menos area, menos espaco, area menor, menor que, menor do que',
    },
    {
      field: 'YearBuilt',
      sign: 1,
      isMost: false,
      words: `
      construida depois, construido depois, foi construida depois, mais moderna, mais moderno, mais recente, mais nova,
      mais novo`,
    },
    {
      field: 'YearBuilt',
      sign: -1,
      isMost: false,
      words: 'construida antes, construido antes, mais antiga, mais antigo, mais velha, mais velho',
    },
    {
      field: 'Price',
      sign: -1,
      isMost: true,
      words: `
      a mais barata, o mais barato, a mais economica, o preco mais baixo, a mais acessivel, a menos cara`,
    },
    { field: 'Price', sign: 1, isMost: true, words: 'a mais cara, o mais caro, o preco mais alto' },
    { field: 'BuildingArea', sign: 1, isMost: true, words: 'a maior, o maior, a mais espacosa, a mais ampla' },
    { field: 'BuildingArea', sign: -1, isMost: true, words: 'a menor, o menor' },
    { field: 'YearBuilt', sign: 1, isMost: true, words: 'a mais nova, o mais novo, a mais recente, a mais moderna' },
    { field: 'YearBuilt', sign: -1, isMost: true, words: 'a mais antiga, o mais antigo, a mais velha' },
    { field: 'Bedrooms', sign: 1, isMost: false, words: 'mais quartos, mais dormitorios' },
    { field: 'Bedrooms', sign: -1, isMost: false, words: 'menos quartos, menos dormitorios' },
  ],
}
