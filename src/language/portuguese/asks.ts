import type { AskTag } from '../ask-tags.ts'

/** How Portuguese asks; each tag's phrases, separated by commas. */
export const portugueseAsks: Record<AskTag, string> = {
  'talk.greeting': `olá, oi, oie, bom dia, boa tarde, boa noite, boas, ei, hey, alô, opa, e aí, saudações, olá olá, oi oi, olá bom dia, olá boa tarde,
    olá boa noite, oi bom dia, oi boa tarde, oi boa noite, viva`,
  'talk.thanks': `obrigado, obrigada, muito obrigado, muito obrigada, obrigadão, valeu, vlw, brigado, brigada, obg, agradeço, agradecido, agradecida,
    obrigado pela ajuda, obrigada pela ajuda, obrigado por tudo, obrigada por tudo, grato, grata, muito útil, bom trabalho, bem feito, isso ajuda,
    ajudou muito, ajudou bastante, você é ótimo, thanks`,
  'talk.goodbye': `adeus, tchau, tchau tchau, xau, até logo, até breve, até mais, até já, até amanhã, até à próxima, até a próxima, falou, fui, bye, tenha um
    bom dia, tenha uma boa tarde, tenha uma boa noite, bom fim de semana, é tudo, isso é tudo, por hoje é só, é só isso, só isso, era isso, não tenho mais
    perguntas, fique bem, cuide-se`,
  'talk.who': `quem é você, quem és, quem és tu, quem é, o que é você, como se chama, como te chamas, qual é o seu nome, qual é o teu nome, qual o seu nome, qual
    seu nome, você é um robô, você é um bot, é um robô, é um bot, és um robô, és um bot, você é humano, és humano, é humano, você é uma pessoa, és uma pessoa,
    é uma pessoa, você é uma pessoa real, é uma pessoa real, és uma pessoa real, você é real, você é uma ia, és uma ia, isto é um bot, isso é um robô, estou
    falando com um robô, estou a falar com um robô, estou falando com uma pessoa, estou a falar com uma pessoa, falo com um robô, com quem falo, com quem estou
    falando, você é o chatgpt, és o chatgpt, quem te fez, quem te criou, você é uma máquina, és uma máquina, vc é um robô, vc é humano`,
  'talk.help': `ajuda, me ajuda, me ajude, ajude-me, ajuda-me, o que você pode fazer, o que podes fazer, o que pode fazer, o que você faz, o que fazes, o que você sabe
    fazer, o que sabes fazer, como funciona, como isso funciona, como isto funciona, como funcionas, o que posso perguntar, o que posso te perguntar, o que te
    posso perguntar, como pode me ajudar, como você pode me ajudar, como me podes ajudar, como podes ajudar, pode me ajudar, pode ajudar-me, podes ajudar-me,
    você pode me ajudar, preciso de ajuda, em que pode me ajudar, em que me podes ajudar, para que serve, para que serves, podes ajudar`,
  'talk.howAreYou': `como vai, como vai você, como está, como estás, como você está, tudo bem, tudo bom, td bem, tudo bem com você, tudo bem contigo, como vão as coisas,
    como é que vai, como andam as coisas, beleza com você, oi tudo bem`,
  'talk.complaint': `você não serve, não serve para nada, não serve pra nada, não serves para nada, você é inútil, és inútil, inútil, isso não serve, isto não serve, não
    me serve, estúpido, idiota, burro, está errado, tá errado, errado, isso está errado, isto está errado, isso está mal, não foi isso que perguntei, não foi
    isso que eu perguntei, não é o que perguntei, não foi isso que pedi, não é o que pedi, não foi o que eu pedi, você não entende, não entendes, não entende
    nada, você não entendeu, não entendeu, não entendeste, não percebeste, não percebes, que ruim, péssimo, horrível, terrível, não ajuda, não me ajuda, não
    ajudou, bobagem, disparate, não faz sentido, não é correto, uma porcaria`,
  'talk.yes': `sim, claro, claro que sim, com certeza, por certo, pode ser, sim por favor, sim pode ser, isso, isso mesmo, isso aí, vamos, vamos lá, bora, manda, pode
    mandar, por que não, parece bom, parece-me bem, sim claro, aham, uhum, sim quero, quero sim, quero, ss, soa bem, força, faça isso, óbvio, gostaria`,
  'talk.no':
    'não, nao, não obrigado, não obrigada, de jeito nenhum, nem pensar, agora não, não precisa, não é preciso, na verdade não, melhor não, não me interessa, por agora não, por enquanto não, deixa pra lá, deixa estar',
  'talk.acknowledge': `ok, okay, okey, tá, tá bom, está bem, bem, muito bem, perfeito, ótimo, óptimo, bom, entendi, entendido, percebi, de acordo, certo, legal, bacana, fixe, blz,
    beleza, pronto, já vi, interessante, excelente, maravilha, show, top, massa, haha, kkk, kkkk, rsrs, uau, ah, oh, hum, hmm, que bom, que bem, compreendo, sei,
    correto, joia`,
  'talk.polite': `por favor, pfv, se faz favor, faz favor, por gentileza, outra vez, de novo, então, pois, agora, hoje, a todos, e, senhor, senhora, amigo, amiga, meu amigo,
    minha amiga, também, muito, tu, você, vc, por tudo, por agora, de verdade, e você, e tu, gente, pessoal, moço, moça, mesmo`,

  'fact.Price':
    'preço, preços, custo, valor, caro, cara, renda, aluguel, aluguer, mensalidade, preço de venda, valor de venda, preço pedido, quanto pedem, quanto estão pedindo',
  'fact.Bedrooms': 'quarto, quartos, dormitório, dormitórios, assoalhadas, suítes, tipologia, dorms, qtos',
  'fact.Bathrooms': 'banheiro, banheiros, casa de banho, casas de banho, wc, wcs, lavabo, sanitários',
  'fact.BuildingArea': `tamanho, área, metros quadrados, metros, m2, pés quadrados, área útil, área construída, área bruta, área habitável, área privativa, superfície, metragem,
    construção, espaço`,
  'fact.LotArea': `terreno, lote, tamanho do lote, tamanho do terreno, área do terreno, área do lote, quanto terreno, acres, metros de terreno, metragem do terreno, quintal`,
  'fact.YearBuilt': `ano, idade, ano de construção, construída, construído, foi construída, foi construído, quando foi construída, quando foi construído, quantos anos, velha, velho,
    antiga, antigo, de que ano, de que ano é, qual o ano`,
  'fact.HOAMonth': `hoa, condomínio, taxa de condomínio, taxa do condomínio, valor do condomínio, despesas de condomínio, quota de condomínio, taxa de hoa, taxa hoa, taxa condominial,
    associação de moradores`,
  'fact.ParkingSpots': `garagem, vaga, vagas, vaga de garagem, vagas de garagem, vagas na garagem, lugar de garagem, lugares de garagem, estacionamento, parqueamento, onde estacionar,
    carros, estacionar, parking, lugar de estacionamento, lugares de estacionamento`,
  'fact.DaysOnMarket': `quanto tempo, dias no mercado, no mercado, há quanto tempo, faz quanto tempo, publicada, publicado, quando foi publicado, quando foi publicada, desde quando, tempo
    no mercado, há quanto tempo está à venda, anunciada, anunciado, quando foi anunciado`,
  'fact.DepositFee': 'depósito, caução, depósito caução, calção, depósito de garantia',
  'fact.ZestimatePrice': 'zestimate, valor estimado, preço estimado, estimativa, avaliação',
  'fact.UnitAreaPrice': `preço por metro quadrado, preço do metro quadrado, valor do metro quadrado, por metro quadrado, preço por m2, preço por pé quadrado, por pé quadrado, o metro
    quadrado, preço do m2, valor do m2, o m2, quanto o metro`,
  'fact.PropertyType':
    'tipo, tipo de imóvel, tipo de casa, tipo de propriedade, o que é, que tipo, que tipo de imóvel, qual o tipo',
  'fact.Status': `disponível, ainda disponível, ainda está disponível, continua disponível, disponíveis, vendida, vendido, ainda está à venda, ainda à venda, à venda, status, situação,
    continua à venda, reservada, reservado, já foi vendida, já foi vendido, já vendeu`,
  'fact.Tours': `open house, portas abertas, visita, visitas, visita virtual, tour virtual, passeio virtual, tour, visitá-la, visitá-lo, ver pessoalmente, visitar, agendar visita`,
  'fact.SpaceType':
    'imóvel inteiro, casa inteira, apartamento inteiro, só um quarto, compartilhada, compartilhado, partilhada, partilhado, quarto privativo',
  'fact.Address':
    'endereço, morada, onde fica, onde é, onde está, localização, localizada, localizado, que rua, em que rua, em qual rua, em que cidade, em qual cidade, código postal, cep, onde se situa, onde, em que bairro',
  'fact.MLSNumber':
    'mls, número mls, número do mls, referência, número do anúncio, código do imóvel, código do anúncio',
  'weak.Price':
    'quanto custa, quanto vale, quanto é, quanto sai, quanto fica, quanto, quanto custam, quanto valem, quanto tá, quanto está',
  'weak.BuildingArea':
    'qual o tamanho, qual é o tamanho, que tamanho, quanto mede, quantos metros, grande, quantos metros tem, quão grande, quão grande é, é grande',

  'ask.distance': `a que distância, qual a distância, qual é a distância, quão longe, é longe, fica longe, longe, distância, quantas milhas, quantos quilómetros, quantos quilômetros, quantos
    km, quão perto, a quantos quilômetros, a quantos quilómetros, a quantas milhas, fica a quanto, a quanto fica, quanto fica de, a quanto está de`,
  'ask.detail': `conte mais, me conta mais, me conte mais, conta-me mais, conte-me mais, mais informações, mais informação, informação, informações, detalhes, mais detalhes, detalhe,
    descreve, descreva, me descreve, descrição, me fala mais, fale mais, fala-me mais, fale-me mais, me diga mais, diga-me mais, diz-me mais, fala-me de, me fale sobre, me
    fala sobre, fale sobre, saber mais, mais sobre, acerca de, info, mais info, o que sabe sobre, o que você sabe, tudo sobre, sobre a, sobre o, o que diz`,
  'ask.pictures':
    'foto, fotos, imagem, imagens, fotografia, fotografias, como é por dentro, como parece, fotinhas, fotinha, pics',
  'ask.link':
    'link, links, url, página, página web, site, endereço web, página do anúncio, ligação para o anúncio, web',
  'ask.compare': `compara, compare, comparar, comparação, compara-as, compara-os, compare-as, compare-os, diferença, diferenças, versus, vs, qual é melhor, qual é a melhor, qual é o melhor,
    em que diferem, no que diferem, que diferença há, qual a diferença, qual é a diferença, diferença entre, lado a lado`,
  'ask.which':
    'qual, quais, qual de, qual delas, qual deles, quais delas, quais deles, alguma, algum, algumas, alguns, qual dessas, qual desses, qual destas, qual destes, que casa, qual casa, qual apartamento',
  'ask.question': `que, o que, qual é, como, tem, têm, há, está, estão, é, são, pode, posso, quando, onde, diz-me, diga-me, me diz, me diga, mostra, mostre, mostra-me, mostre-me, me mostra, me
    mostre, dá-me, me dá, e, e o que, inclui, aceita, permite, vem com, conta com, possui, quantos, quantas, quanta, me manda, manda, envia, será que`,

  'point.one': `a casa, o apartamento, o apê, o imóvel, a propriedade, a moradia, essa, esse, esta, este, essa casa, esta casa, esse apartamento, este apartamento, esse apê, este apê, esse imóvel, este
    imóvel, essa moradia, esta moradia, essa propriedade, esta propriedade, ela, ele, isso, isto, o anúncio, esse anúncio, este anúncio, a mesma, o mesmo, nela, nele, dela, dele,
    desse, dessa, deste, desta, nessa, nesse, nesta, neste`,
  'point.last':
    'a última, o último, a última casa, o último apartamento, a de baixo, o último anúncio, a última da lista, o último da lista',
  'point.two': `as duas primeiras, os dois primeiros, as primeiras duas, os primeiros dois, as 2 primeiras, os 2 primeiros, as primeiras 2, os primeiros 2, ambas, ambos, as duas, os dois, essas
    duas, esses dois, estas duas, estes dois`,
  'point.three': `as três primeiras, os três primeiros, as primeiras três, os primeiros três, as 3 primeiras, os 3 primeiros, as primeiras 3, os primeiros 3, as três, os três, essas três, esses
    três, estas três, estes três`,
  'point.all': `estas, estes, essas, esses, elas, eles, todas, todos, destas, dessas, destes, desses, delas, deles, estas casas, essas casas, as anteriores, os anteriores, a lista, todas elas, as
    casas, os apartamentos, os imóveis, entre elas, entre eles, entre essas, entre esses, dentre elas, dentre eles`,
  'point.number': 'número, núm, nº, #, opção, casa, anúncio, apartamento, imóvel, a número, o número',

  'loan.payment': `prestação, prestações, parcela, parcelas, parcela mensal, prestação mensal, pagamento mensal, pagamentos mensais, mensalidade, mensalidades, prestação da casa, prestação do
    crédito, hipoteca, empréstimo, crédito habitação, crédito à habitação, crédito imobiliário, crédito, financiamento, financiar, financiado, quanto pagaria por mês, quanto
    eu pagaria, quanto pagaria, quanto pagaria ao mês, pagar por mês, pagar ao mês, pagamento por mês, quanto por mês, quanto ficaria por mês, quanto fica por mês, quanto ficam as
    parcelas, valor da parcela, valor da prestação`,
  'loan.afford': `posso pagar, consigo pagar, posso comprar, consigo comprar, o que posso comprar, o que consigo comprar, quanto posso pagar, quanto consigo pagar, quanto me emprestam, quanto posso
    gastar, que casa posso, até que preço posso, até quanto posso, até quanto consigo, podemos pagar, podemos comprar, dá para comprar, dá pra comprar, o que dá pra comprar, o que
    dá para comprar, cabe no meu bolso, tenho capacidade`,
  'loan.down':
    'entrada, de entrada, sinal, de sinal, entrada inicial, valor de entrada, pagamento inicial, inicial, dar de entrada, com entrada de',
  'loan.rate':
    'juro, juros, taxa, taxa de juro, taxa de juros, a, com juros de, juros de, taxa de, de juros, de juro, taeg, tan, ao juro de',
  'loan.years': 'anos, ano, em anos, prazo de anos, anos de prazo',
  'loan.month': 'por mês, ao mês, mensal, mensais, cada mês, mês, /mês, mensalmente, todo mês',
  'loan.percent': '%, por cento, porcento, por cem',
  'loan.tenths': '',
  'loan.cash':
    'à vista, a vista, em dinheiro, dinheiro vivo, sem financiamento, sem empréstimo, sem hipoteca, a pronto, a pronto pagamento, pronto pagamento, cash',
  'loan.income': `ganho, ganhamos, minha renda, nossa renda, minha renda é, renda familiar, rendimento, rendimentos, meus rendimentos, os meus rendimentos, salário, meu salário, o meu salário, ordenado, o meu
    ordenado, ao ano, por ano, anuais, anual, vencimento, recebo`,
}
