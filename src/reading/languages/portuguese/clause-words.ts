import type { ClauseWords } from '../tables/clause-words.ts'
import { splitPhrases } from '../tables/phrase-tables.ts'
import { storyWords } from './story-words.ts'

// Not "nós": without its accent it is "in the".
const subjects = `
  eu, ele, ela, eles, elas, a gente, alguém, todo mundo, toda a gente, todos, ninguém, bom dia de, boa tarde de`

const owners = `
  meu, minha, meus, minhas, nosso, nossa, nossos, nossas, o meu, a minha, o nosso, a nossa, um amigo, uma amiga,
  um amigo meu, uma amiga minha, meu número, o meu número, meu telefone`

const asking = `
  procurava, procurávamos, tenho procurado, temos procurado, buscava, buscávamos, decidimos por, optamos por,
  quero, queremos, quer, querem, queria, queríamos, procuro, procuramos, procura, procuram, procurando, procurar,
  a procurar, à procura, busco, buscamos, busca, buscando, buscar, preciso, precisamos, precisa, precisam,
  precisava, necessito, gostaria, gostaríamos, gostava de, gostávamos de, adoraria, adoraríamos, adorava ter,
  prefiro, preferimos, prefere, preferem, preferia, desejo, desejamos, deseja, espero encontrar, esperamos
  encontrar, encontrar, achar, interessa, interessam, interessado, interessada, interessados, tenho interesse,
  temos interesse, posso gastar, podemos gastar, posso pagar, podemos pagar, consigo pagar, conseguimos pagar,
  gastar, pagar, orçamento, verba, limite, teto, máximo, mínimo, comprar, alugar, arrendar, mudar para, mudar pra,
  me mudar para, mudar-me para, nos mudar para, morar em, viver em, mostra, mostre, me mostra, mostra-me,
  mostre-me, me dá, dá-me, me manda, manda, há, tem, têm, tens, terão, deve, tem que, tem de, poderia, poderíamos,
  podia, pode, posso, podemos, que tal, odeio, odeia, detesto, não suporto, evitar, pensando em, a pensar em,
  penso em, pensava em, digo, quis dizer, quero dizer, que tenha, que seja, com vontade de, sonho com, juntei,
  juntamos, poupámos, guardamos, até, faço questão, fazemos questão, importante, imprescindível, suficiente,
  suficientes, obrigatório, vamos nos mudar para, vou me mudar para, vamos mudar para, vou mudar para, mudando
  para`

const telling = `
  estão construindo, estão a construir, estão erguendo, estão abrindo, estão fazendo obras,
  me mudei, mudei-me, nos mudamos, mudámo-nos, mudamos de, vim, viemos, cheguei, chegamos, chegámos, chegou,
  trabalho, trabalho em, trabalho como, trabalhamos, trabalha, trabalham, trabalhava, moro, moramos, mora, moram,
  morava, morávamos, vivo, vivemos, vive, vivem, vivia, vivíamos, vendi, vendemos, comprei, compramos, comprámos,
  comprou, fui, fomos, foi, foram, vi, vimos, li, lemos, ouvi, ouvimos, falei, falamos, falámos, fala, falo, me
  disse, me disseram, disse-me, disseram-me, disse, disseram, conheci, conhecemos, visitei, visitamos, visitámos,
  passei, passamos, estudo, estuda, estudam, estudei, dou aulas, dá aulas, ensino, ensina, me aposentei, nos
  aposentamos, se aposentou, reformei-me, me casei, casei-me, nos casamos, casamos, casou, comecei, começamos,
  começou, terminei, terminamos, terminou, era, éramos, estava, estávamos, estive, tive, tivemos, tinha, tínhamos,
  havia, choveu, chove, está chovendo, está a chover, nevou, neva, comi, comemos, come, cozinha muito, cozinha
  bem, cozinha super, cozinhei, joga, jogam, jogava, brinca, brincam, dorme, dormi, acordei, esqueci, lembro, sei
  que, aprendi, nasci, nasceu, ganhei, ganhou, perdi, perdeu, morreu, faleceu, começa, termina, fechou, abre,
  subiu, acho que, creio que, sinto, sinto falta, curto, curtimos, viajo, viajamos, viajou, corro, corre, nado,
  nada todos, se chama, chama-se, me chamo, chamo-me, nos chamamos, está doente, está cansado, está cansada, estou
  cansado, estou cansada, estamos cansados, faz calor, faz frio, faz muito calor, faz muito frio, está calor, está
  frio, late, ladra, herdei, herdamos, é professor, é professora, é médico, é médica, é enfermeira, tenho, temos,
  sou, somos, estou, estamos, paguei, pagamos, paga, pagam, pago, ganho, aluguei, aluga, alugam, encontrei,
  encontramos, fizeram, fez, diz, dizem, dizem que, caíram, caiu, subiram, chove há, pinto, adoro
  [ler|cozinhar|viajar|correr|dançar|fazer trilha], adoramos [ler|cozinhar|viajar|correr|dançar|fazer
  trilha|fazer], dirijo, conduzo, chego de, chegamos de, já vimos, faz 80, liguei, ligo, se mudou, mudou-se, quase
  compramos, quase comprei, sempre dizia, casados há, procurando há, nisso há, deu, deram, devo, vendendo, estamos
  vendendo, estou vendendo, preciso vender, temos que vender, faço, fazemos, durou, me deu, levo,
  acabei de, acabamos de, acabámos de, acabou de, acabaram de, dividimos, divido, dividem, partilhamos,
  jogo [tênis|ténis|futebol|vôlei|basquete|bola], jogamos,
  fico no, fico na, ficamos no, ficamos na`

const seams = `
  porque, já que, por isso, então, daí, agora, e agora, aliás, a propósito, por sinal, enquanto, quando,
  de modo que, pois, visto que, como a gente, senão`

const elsewhere = `
  o tempo hoje, que tempo, como está o tempo, previsão do tempo, previsão, clima, olimpíadas, jogos olímpicos,
  copa do mundo, mundial, campeonato, presidente, eleições, capital de, capital da, capital do, população de,
  receita de, receita, receitas, uma piada, piada, piadas, anedota, poema, canção, música, músicas, filme, filmes,
  futebol, basquete, o jogo, jogo do, quem ganhou, quem é, quem foi, quem inventou, quem escreveu, quem te, quando
  foi, quando foi fundada, por que o, por que a, porque é que, quanto vai custar, vai custar, custará, valerá,
  bolsa de valores, bitcoin, dinossauros, planeta, a lua, você é um, você é uma, és um, és uma, você é humano, és
  humano, robô, qual é o seu nome, qual o seu nome, seu nome, teu nome, você gosta, gostas de, como vai você, como
  estás, sabe cantar, sabes cantar, canta, me conta uma, conta-me uma, que horas são, que dia é, fundada, fundado,
  prefeito, história de, história da, restaurante, restaurantes, pizza, o ônibus, o autocarro, o trem sai, o
  comboio sai, voo, horóscopo, minha bateria, meu português, o meu português, dizem que, as pessoas dizem, diz-se
  que, raiz de, raiz quadrada, os juros, senha, quanto tempo, quantas horas, quantos gols, bom encanador, bom
  restaurante, ao escritório, seu escritório, escritório de vocês, em ações, ações, na bolsa`

const talk = `
  muito obrigado, muito obrigada, obrigado pela ajuda, obrigada pela ajuda, obrigado por tudo, obrigada por tudo,
  desde já, desde já agradeço, desde já obrigado, desde já obrigada, agradeço desde já, obrigado desde já, um abraço,
  abraços, abraço, beijos, beijinhos, saudações, cumprimentos, com os melhores cumprimentos, atenciosamente,
  cordialmente, tenha um bom dia, tenha uma boa tarde, tenha uma boa noite, tenha um ótimo dia, bom fim de semana,
  feliz natal, feliz ano novo, boas festas, estou com pressa, estamos com pressa, com pressa, sem pressa,
  não tem pressa, não há pressa, não tenho pressa, tenho pressa, de qualquer forma, de qualquer modo, de qualquer jeito,
  de toda maneira, por outro lado, no fim das contas, no final das contas, ao fim e ao cabo, para falar a verdade,
  pra falar a verdade, na verdade, a verdade é que, para ser sincero, para ser sincera, pra ser sincero, sendo sincero,
  sendo sincera, em geral, no geral, em resumo, resumindo, enfim, em todo caso, em todo o caso, nesse caso, por exemplo,
  com certeza, por enquanto, por agora, para já, por via das dúvidas, sem problema, sem problemas, não tem problema,
  não há problema, não faz mal, não se preocupe, não te preocupes, não sei, sei lá, não tenho certeza,
  não tenho a certeza, não faço ideia, nem ideia, em boas mãos, muito prazer, prazer, prazer em conhecer,
  desculpe o incômodo, desculpe incomodar, desculpa incomodar, desculpe o incómodo, desculpe, desculpa, com licença,
  como está, como vai, como estás, tudo bem, tudo bom, tudo bem com você, espero que esteja bem, espero que estejas bem,
  espero que esteja tudo bem, fora isso, tirando isso, além disso tudo, é tudo, isso é tudo, é só isso, só isso,
  mais nada, nada mais, boa sorte, como eu disse, como disse, como já disse, ontem à tarde, ontem à noite,
  hoje de manhã, esta manhã, o dia todo, o dia inteiro, graças a deus, se deus quiser,
  sem brincadeira, sem parar, sem dúvida, sem falta, sem graça`

const courtesies = `
  boas [festas|férias], feliz [natal|ano novo|aniversário|páscoa], oi de novo, olá de novo, olá outra vez,
  [oi|olá|bom dia|boa tarde|boa noite|saudações|um abraço] [de|da|do|das|dos|desde],
  obrigado por, obrigada por, obrigado pela, obrigada pela, obrigado pelo, obrigada pelo, obrigado, obrigada,
  valeu, grato por, grata por, muito grato, muito grata, agradeço, agradecemos, desculpe o, desculpe a, desculpe
  os, desculpe pelo, desculpe pela, desculpa o, desculpa a, desculpem, desculpa por, desculpe por, perdão por,
  perdão pelo, perdão pela, perdão pelos, perdão, sinto muito, lamento, parabéns, até logo, até mais, até breve,
  até amanhã, até já, até [segunda|terça|quarta|quinta|sexta|sábado|domingo], até a próxima, tchau, adeus, xau,
  falamos depois, a gente se fala, um beijo, beijos, abraços, feliz
  [segunda|terça|quarta|quinta|sexta|sábado|domingo|páscoa|natal|dia], bom
  [domingo|sábado|feriado|trabalho|descanso], boa [semana|sorte|noite|continuação], espero que, esperamos que,
  enviado do, enviado de, enviado pelo, atenciosamente, vou explicar, vou contar, deixa eu explicar, deixe-me
  explicar, deixa eu contar, vou ser breve, serei breve, resumindo a história, minha situação é, a situação é,
  como diz, como dizem, como se diz, como dizia, bom dia a, boa tarde a, boa noite a, ótimo
  [site|serviço|trabalho|aplicativo], belo [site|trabalho], lindo site, gostei do site`

const interrogatives = `
  quem, por que, por quê, porque é que, quando, como, o que, que horas, onde fica, onde é, quanto tempo, quanto
  custa, quanto mede, quantas horas, quantos dias, quantas vezes, quantos anos, a que horas, de onde, qual é, qual
  a, qual o, quais são, é verdade, sabe, sabes, sabem, conhece, conheces, conhecem, você é, vocês são, és, vocês
  abrem, abrem, fecham, vocês fecham, você já, já viu, viste, viu, você viu, você gosta, gostas, ganhou, vai
  chover, onde posso estacionar, você pode me dizer`

const modals = `
  posso, podemos, pode, poderia, poderíamos, devo, devemos, deve, deveria, tenho que, temos que, tem que, há, tem,
  têm, tens, quero dizer, digo, até`

const being = `
  é, são, está, estão, era, eram, foi, foram, estava, estavam, estou, estamos, sou, somos, tenho, temos, tem, têm,
  tinha, tinham, teve, tiveram, será, serão, sido, estado, fica, ficam, custa, custam, parece, parecem, sai, saem,
  sobe, sobem, cai, caem, dura, acaba, vai, vão, vou, vamos, dá, dão, sobe para, sobem para`

const definites = `
  o, a, os, as, este, esta, esse, essa, isso, isto, aquele, aquela, aquilo, aqueles, aquelas, estes, estas, esses,
  essas, cada, todo, todos os, todas as, o último, a última, seu, sua, seus, suas, as pessoas, vocês, você, os
  preços, as vendas, os juros`

const relatives = `
  que, onde, cujo, cuja, que esteja, que seja, que tenha, em que, na qual, no qual, se, desde que`

const pastEndings = `
  ~ou, ~aram, ~eram, ~iram, ~ei, ~ava, ~avam, ~ávamos, ~íram, ~eu, ~iu`

const contacts = `
  tel, telefone, telemóvel, celular, meu número, o meu número, meu telefone, me liga no, fax, whatsapp, zap`

const clocks = `
  h, hs, horas, hora, da manhã, da tarde, da noite, e meia, em ponto`

const clockLeads = `
  às, lá pelas, pelas`

const months = `
  janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro`

const dateLinks = `
  de, do`

const percents = `
  por cento, quilos, quilo, kg`

const numbered = `
  sala, portão, voo, ônibus, autocarro, linha, plataforma, página, capítulo, versão, android, windows, iphone,
  canal, temporada, episódio, rodovia, estrada, rota, saída, pedido, fatura, assento, fila, mesa`

/** By which words a clause tells what it is there for. */
const firms = `
  [seu|sua|seus|suas|vosso|vossa|teu|tua] [escritório|escritórios|empresa|agência|imobiliária|equipe|equipa|página|site|aplicativo|horário|horários|comissão|honorários|taxa|taxas|serviço|serviços|corretores|corretor|chefe|endereço|loja],
  [escritório|empresa|agência|imobiliária|equipe|equipa|página|site|horário|comissão|loja|prédio] de vocês,
  vocês cobram,
  vocês têm loja`

export const clauseWords = (): ClauseWords => ({
  ...storyWords(),
  subjects: splitPhrases(subjects),
  owners: splitPhrases(owners),
  asking: splitPhrases(asking),
  telling: splitPhrases(telling),
  seams: splitPhrases(seams),
  elsewhere: splitPhrases(elsewhere),
  talk: splitPhrases(talk),
  courtesies: splitPhrases(courtesies),
  interrogatives: splitPhrases(interrogatives),
  modals: splitPhrases(modals),
  being: splitPhrases(being),
  definites: splitPhrases(definites),
  relatives: splitPhrases(relatives),
  firms: splitPhrases(firms),
  contacts: splitPhrases(contacts),
  clocks: splitPhrases(clocks),
  clockLeads: splitPhrases(clockLeads),
  months: splitPhrases(months),
  dateLinks: splitPhrases(dateLinks),
  percents: splitPhrases(percents),
  numbered: splitPhrases(numbered),
  dropsSubjects: true,
  pastEndings: splitPhrases(pastEndings),
})

/** Tag -> phrases that lift, replace or doubt what a clause denies. */
export const clausePhrases: Record<string, string> = {
  'scope.notOnly': `
    não só, não somente, não apenas, não unicamente, não necessariamente, não exclusivamente,
    nada contra, não tenho nada contra, não temos nada contra, não me incomoda, não me incomodam, não tem que ser,
    não precisa ser necessariamente, não necessariamente em, não só em,
    não precisa ser, não precisam ser, não precisa de ser, não tem de ser, não têm que ser,
    com ou sem, tenha ou não, tendo ou não, haja ou não`,
  'scope.orElse': `
    se não, e se não, ou se não, senão, caso contrário, se não houver, se não tiver, se não der, se não for possível,
    do contrário, na falta de`,
  'glue.anythingLeft': `
    [|você |vocês |vcs |vc ][não |nao |n ][há|tem|têm|tens|teria|teriam|terias|haveria|haverá|havia|existe][| mesmo] [nada|nenhum|nenhuma|um|uma|algum|alguma],
    [|você |vocês |vcs |vc ][não |nao |n ][há|tem|têm|tens|teria|teriam|terias|haveria|haverá|existe]`,
  'repair.soft': `
    melhor, melhor ainda, ou antes, na verdade, perdão, desculpa, desculpe, bom, aliás`,
}
