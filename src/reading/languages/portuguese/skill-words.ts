import type { SkillWords } from '../tables/skill-words.ts'

export const portugueseSkillWords: SkillWords = {
  code: 'pt',
  buttons: {
    tour: 'Marcar uma visita',
    ask: 'Perguntar ao corretor',
    person: 'Falar com alguém',
    alert: 'Avisar de novos',
    save: 'Guardar',
    compare: 'Comparar',
    more: 'Ver mais',
    similar: 'Parecidos',
    search: 'Procurar',
    pictures: 'Fotos',
    map: 'No mapa',
    link: 'Abrir a página',
    restart: 'Começar de novo',
  },
  say: {
    yes: 'sim',
    cheaper: 'mais barato',
    bigger: 'maior',
    startOver: 'começar de novo',
    inPlace: (place) => `imóveis em ${place}`,
    under: (amount) => `imóveis por menos de ${amount}`,
    withFeature: (feature) => `imóveis com ${feature}`,
    ofType: (types) => `só ${types}`,
    tour: 'quero uma visita',
    forSale: 'só à venda',
    forRent: 'só para alugar',
    fine: (kinds) => `${kinds}, tudo bem`,
    without: (kinds) => `sem ${kinds}`,
    fewerBedrooms: (count) => `menos de ${count} quartos`,
    onlyIn: (place) => `só em ${place}`,
    notIn: (place) => `não em ${place}`,
    moreIsFine: 'pode ser mais',
    agrees: `tudo bem, por mim tudo bem, está bem, esta bem, tá bem, tá ótimo, está ótimo, serve, me serve, serve sim,
      sem problema, sem problemas, pode, pode sim, me atende, assim está bem, preciso sim, preciso, comprar, para comprar`,
    refuses: `não tantos, não preciso de tantos, não preciso, nem tantos, não serve, não me serve, não quero, prefiro não,
      não necessariamente, não gosto, alugar, para alugar`,
    either: `tanto faz, pra mim tanto faz, não importa, nao importa, não me importo, qualquer um, qualquer uma, qualquer,
      os dois, as duas, ambos, não sei, nao sei, ainda não sei, não tenho certeza, sem preferência, todos`,
  },
  opening: (name) =>
    `Olá, sou ${name}. Que tipo de imóvel você procura? Diga com as suas palavras ou comece por uma destas ideias.`,

  search: {
    fit: (total, count, from, to) =>
      count === 1
        ? [
            `Há um que serve${from === '' ? '' : `, por ${from}`}.`,
            `Encontrei um${from === '' ? '' : `, por ${from}`}.`,
          ]
        : from === ''
          ? [`Há ${total} que servem.`, `Tenho ${total} para você.`]
          : from === to
            ? [`Há ${total} que servem, todos por ${from}.`, `Tenho ${total} para você, cada um por ${from}.`]
            : [`Há ${total} que servem, de ${from} a ${to}.`, `Tenho ${total} para você, entre ${from} e ${to}.`],
    close: ['Hoje nada reúne tudo isso. Estes chegam perto:', 'Tudo junto não tenho agora, mas estes ficam perto:'],
    none: [
      'Hoje não há aqui nada parecido. Posso avisar assim que aparecer.',
      'Agora não tenho nada assim. Quer que eu avise quando chegar?',
    ],
    beyond: {
      cheaper: ['Não há preço mais baixo para tudo isso. Estes custam menos, mas falta algo:'],
      bigger: ['Não há maior com tudo isso. Estes são maiores, mas falta algo:'],
    },
    next: ['Aqui estão os próximos.', 'E estes também.'],
    inThousands: (amount) => `Por esse valor não se aluga nada aqui, por isso entendi ${amount}.`,
  },

  split: {
    kinds: {
      house: 'casas',
      condo: 'apartamentos',
      townhouse: 'casas geminadas',
      multiFamily: 'imóveis multifamiliares',
      land: 'terrenos',
      mobile: 'casas móveis',
    },
    most: (kinds) => [`A maioria são ${kinds}; tudo bem assim?`, `São sobretudo ${kinds}. Serve para você?`],
    half: (kinds) => [`Cerca de metade são ${kinds}; tudo bem assim?`],
    mostIn: (place) => [`A maioria fica em ${place}; serve para você?`],
    halfIn: (place) => [`Cerca de metade fica em ${place}; serve para você?`],
    bedrooms: (count) => [`Cerca de metade tem ${count} quartos ou mais; precisa de tantos?`],
    price: (amount) => [`Metade custa menos de ${amount}; o seu também?`],
    offer: ['Há imóveis à venda e para alugar. Quer comprar?'],
    kept: ['Certo, ficam todos.', 'Tudo bem, não mudo nada.'],
  },

  which: ['De qual destes você fala?', 'Mais de um é assim. Qual deles?'],
  outsideSearch: (misses) => [`Fica fora do que você procura: ${misses}.`],
  askAgent: [
    'O corretor deve saber; basta um clique para perguntar.',
    'Essa é para o corretor: um clique e a pergunta segue.',
  ],
  askAgentNamed: (agent) => [
    `O corretor deve saber: ${agent}. Basta um clique para perguntar.`,
    `Essa é para o corretor, ${agent}: um clique e a pergunta segue.`,
  ],
  agentKnowsMore: (agent) => [`O resto sabe o corretor: ${agent}.`, `Para o resto, o corretor: ${agent}.`],
  available: (home) => [
    `Pelo anúncio, ${home} ainda está disponível. Uma visita é o jeito mais rápido de ter certeza.`,
    `O anúncio de ${home} continua ativo. Certeza, só a imobiliária tem; peço uma visita?`,
  ],
  notAvailable: (home, status) => [`${home}: ${status}. Posso mostrar outros parecidos.`],
  tour: {
    offer: (home) => [
      `Com prazer. Escolha um horário para ${home}, e a imobiliária confirma.`,
      `Claro: escolha quando quer ver ${home}. A imobiliária confirma.`,
    ],
    which: ['Com prazer. Qual destes você quer ver?', 'Claro. Qual gostaria de visitar?'],
    none: ['Com prazer. Diga primeiro qual imóvel, ou o que você procura.'],
    sold: (home) => [`${home} já foi vendido, por isso não há mais visitas. Posso mostrar outros parecidos.`],
  },
  contact: {
    kept: (_, details) => [
      `Obrigado, anotei ${details} para a imobiliária. Alguém vai entrar em contato.`,
      `Anotado: ${details}. Já está com a imobiliária, e alguém vai responder.`,
    ],
    form: ['Deixe seus dados no formulário, por favor, para que a imobiliária possa usá-los.'],
  },
  seller: [
    'Ajudo com prazer. Quanto vale o seu imóvel depende de coisas que não consigo ver, por isso não dou um número; um corretor pode. Deixe seus dados de contato e conte um pouco sobre ele.',
    'Um corretor pode dizer quanto vale o seu; de mim seria um palpite. Deixe seus dados de contato, e alguém fala com você.',
  ],
  sellerMore: ['Bom saber. Deixe isso com seus dados de contato, e um corretor cuida do resto.'],
  agent: {
    listedBy: (home, names) => `${home}: anunciado por ${names}.`,
    unknown: (home) => [`O anúncio de ${home} não diz quem é o corretor, mas a imobiliária sabe.`],
    other: ['Isso não sei, mas podem responder diretamente.', 'O anúncio não diz; o mais rápido é perguntar.'],
  },
  pictures: {
    all: (home, formatted, count) => [`${home} tem ${formatted} ${count === 1 ? 'foto' : 'fotos'}; dê uma olhada.`],
    room: (home, formatted, count) => [
      count === 1
        ? `${home} tem uma foto; ela não diz que parte mostra.`
        : `${home} tem ${formatted} fotos. Elas não dizem o que cada uma mostra; o melhor é ver todas.`,
    ],
    none: (home) => [`${home} ainda não tem fotos. Talvez o corretor tenha, ou veja ao vivo em uma visita.`],
  },
  map: {
    where: (home, address) => [`${home} fica em ${address}. O mapa mostra onde é.`],
    unknown: (home) => [
      `O anúncio de ${home} não dá a posição, por isso não consigo mostrar no mapa. O corretor pode explicar o caminho.`,
    ],
  },
  send: {
    page: (home) => [`Aqui está a página de ${home}, para guardar ou compartilhar.`],
    none: (home) => [`${home} não tem página própria. Deixe seu e-mail, e a imobiliária envia o que tiver.`],
  },
  alert: {
    offer: (described) => [
      `Com prazer. Fico de olho nisto: ${described}. Para onde envio as novidades?`,
      `Claro. Assim que surgir algo assim, você fica sabendo: ${described}. Para onde escrevo?`,
    ],
    ofHome: (home) => [
      `Com prazer. Aviso se o preço de ${home} mudar ou se for vendido. Para onde envio as novidades?`,
    ],
    none: ['Com prazer. Diga primeiro o que devo acompanhar: um lugar, um preço, um número de quartos.'],
    made: (email) => [`Feito. Enviei uma mensagem para ${email}: confirme por lá, e os avisos começam.`],
    watching: (described) => `Fico de olho nisto: ${described}.`,
    confirmed: (email) => [`Feito. As novidades vão para ${email}.`],
    waiting: ['Feito. Daqui ainda não saem e-mails; até lá, as novidades esperam por você neste chat.'],
    already: (total, count) => (count === 1 ? 'Um já serve:' : `Já há ${total} que servem:`),
    ends: ['Toda mensagem traz um link para parar com um clique.'],
  },
  save: (home) => [`Toque no coração, e ${home} fica na sua lista.`],
  feelings: {
    cheaper: ['Entendo. Estes custam menos:', 'Certo, vamos mais para baixo:'],
    noneCheaper: [
      'Entendo, mas não há preços mais baixos aqui para isso. Abrindo mão de um desejo, talvez apareçam mais.',
    ],
    bigger: ['Entendo. Estes têm mais espaço:'],
    likes: (home) => [
      `Boa escolha. Gostaria de ver ${home} ao vivo?`,
      `Que bom. Uma visita a ${home} diz mais do que eu.`,
    ],
    likesAny: ['Que bom. De qual você gosta mais?'],
    dislikes: [
      'Tudo bem. O que incomoda mais: o preço, o tamanho ou o lugar?',
      'Certo, estes não. É o preço, o tamanho ou o lugar?',
    ],
  },
  area: [
    'Isso deixo para fontes melhores: a polícia publica os números da criminalidade, e os distritos escolares, os deles. O melhor é ir até lá e dar uma volta.',
    'Não julgo bairros. A polícia e o distrito escolar publicam os números deles, e uma visita diz mais que tudo.',
  ],
  advice: [
    'Isso pede alguém que conheça a lei e a sua situação. A imobiliária pode indicar a pessoa certa.',
    'Aí prefiro não adivinhar: um profissional deve olhar. Alguém da imobiliária pode indicar um.',
  ],
  offer: {
    home: (home, price) => [
      `Por ${home} pedem ${price}. Quanto o dono aceitaria, só o corretor pode descobrir.`,
      `O preço pedido por ${home} é ${price}; se há margem, o corretor pode perguntar.`,
    ],
    unnamed: ['Quanto um dono aceitaria, só o corretor pode descobrir. De qual imóvel se trata?'],
    costs: [
      'Ao preço se somam os custos da compra, os impostos e o seguro; quanto, depende do lugar e do financiamento. Alguém da imobiliária pode fazer a conta com você.',
    ],
  },
  whyPrice: (home, price) => [`O anúncio não diz por que ${home} custa ${price}.`],
  overBy: {
    over: (home, amount, most) => `${home} passa ${amount} dos seus ${most}.`,
    under: (home, amount, most) => `${home} não passa: fica ${amount} abaixo dos seus ${most}.`,
    unsaid: (home, price) => `${home} custa ${price}. Quanto quer gastar no máximo?`,
  },
  perArea: (own, middle) => `Sai por ${own}; em imóveis parecidos, o meio fica em ${middle}.`,
  outside: [
    'Disso não entendo. Meu assunto são imóveis; o que você procura?',
    'Nisso não consigo ajudar. Com imóveis, sim: onde gostaria do seu?',
    'É melhor eu ficar nos imóveis. Vamos procurar um?',
  ],
  heard: [
    'Bom saber. O que o seu imóvel deve ter?',
    'Obrigado por contar. Onde gostaria de morar?',
    'Certo. O que mais importa para você em um imóvel?',
  ],
  thanks: ['De nada.', 'Que bom que ajudei.', 'Disponha.'],
  goodbye: ['Até logo, e boa sorte com a sua busca.', 'Até breve. Estou aqui quando quiser.'],
  offerPerson: ['Prefere conversar com alguém da imobiliária?'],
}
