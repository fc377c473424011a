import type { ClauseWords } from '../clause-words.ts'
import { splitPhrases } from '../phrase-tables.ts'

// Not "nós": without its accent it is "in the".
const subjects = `
  eu, ele, ela, eles, elas, a gente, alguém, todo mundo, toda a gente, todos, ninguém, bom dia de, boa tarde de`

const owners = `
  meu, minha, meus, minhas, nosso, nossa, nossos, nossas, o meu, a minha, o nosso, a nossa, um amigo, uma amiga, um amigo meu, uma amiga minha`

const asking = `
  quero, queremos, quer, querem, queria, queríamos, procuro, procuramos, procura, procuram, procurando, procurar, a procurar, à procura, busco,
  buscamos, busca, buscando, buscar, preciso, precisamos, precisa, precisam, precisava, necessito, gostaria, gostaríamos, gostava de, gostávamos de,
  adoraria, adoraríamos, adorava ter, prefiro, preferimos, prefere, preferem, preferia, desejo, desejamos, deseja, espero encontrar, esperamos
  encontrar, encontrar, achar, interessa, interessam, interessado, interessada, interessados, tenho interesse, temos interesse, posso gastar, podemos
  gastar, posso pagar, podemos pagar, consigo pagar, conseguimos pagar, gastar, pagar, orçamento, verba, limite, teto, máximo, mínimo, comprar, alugar,
  arrendar, mudar para, mudar pra, me mudar para, mudar-me para, nos mudar para, morar em, viver em, mostra, mostre, me mostra, mostra-me, mostre-me, me
  dá, dá-me, me manda, manda, há, tem, têm, tens, terão, deve, tem que, tem de, poderia, poderíamos, podia, pode, posso, podemos, que tal, odeio, odeia,
  detesto, não suporto, evitar, pensando em, a pensar em, penso em, pensava em, digo, quis dizer, quero dizer, que tenha, que seja, com vontade de, sonho
  com, juntei, juntamos, poupámos, guardamos, até, faço questão, fazemos questão`

const telling = `
  me mudei, mudei-me, nos mudamos, mudámo-nos, mudamos de, vim, viemos, cheguei, chegamos, chegámos, chegou, trabalho, trabalho em, trabalho como,
  trabalhamos, trabalha, trabalham, trabalhava, moro, moramos, mora, moram, morava, morávamos, vivo, vivemos, vive, vivem, vivia, vivíamos, vendi,
  vendemos, comprei, compramos, comprámos, comprou, fui, fomos, foi, foram, vi, vimos, li, lemos, ouvi, ouvimos, falei, falamos, falámos, fala, falo, me
  disse, me disseram, disse-me, disseram-me, disse, disseram, conheci, conhecemos, visitei, visitamos, visitámos, passei, passamos, estudo, estuda,
  estudam, estudei, dou aulas, dá aulas, ensino, ensina, me aposentei, nos aposentamos, se aposentou, reformei-me, me casei, casei-me, nos casamos, casamos,
  casou, comecei, começamos, começou, terminei, terminamos, terminou, era, éramos, estava, estávamos, estive, tive, tivemos, tinha, tínhamos, havia, choveu,
  chove, está chovendo, está a chover, nevou, neva, comi, comemos, come, cozinha muito, cozinha bem, cozinha super, cozinhei, joga, jogam, jogava, brinca,
  brincam, dorme, dormi, acordei, esqueci, lembro, sei que, aprendi, nasci, nasceu, ganhei, ganhou, perdi, perdeu, morreu, faleceu, começa, termina, fechou,
  abre, subiu, acho que, creio que, sinto, sinto falta, curto, curtimos, viajo, viajamos, viajou, corro, corre, nado, nada todos, se chama, chama-se, me
  chamo, chamo-me, nos chamamos, está doente, está cansado, está cansada, estou cansado, estou cansada, estamos cansados, faz calor, faz frio, faz muito
  calor, faz muito frio, está calor, está frio, late, ladra, herdei, herdamos, é professor, é professora, é médico, é médica, é enfermeira`

const seams = `
  porque, já que, por isso, então, daí, agora, e agora, aliás, a propósito, por sinal, enquanto, quando, embora, de modo que, pois, visto que, como a gente,
  senão`

const elsewhere = `
  o tempo hoje, que tempo, como está o tempo, previsão do tempo, previsão, clima, olimpíadas, jogos olímpicos, copa do mundo, mundial, campeonato, presidente,
  eleições, capital de, capital da, capital do, população de, receita de, receita, receitas, uma piada, piada, piadas, anedota, poema, canção, música, músicas,
  filme, filmes, futebol, basquete, o jogo, jogo do, quem ganhou, quem é, quem foi, quem inventou, quem escreveu, quem te, quando foi, quando foi fundada, por
  que o, por que a, porque é que, quanto vai custar, vai custar, custará, valerá, bolsa de valores, bitcoin, dinossauros, planeta, a lua, você é um, você é uma,
  és um, és uma, você é humano, és humano, robô, qual é o seu nome, qual o seu nome, seu nome, teu nome, você gosta, gostas de, como vai você, como estás, sabe
  cantar, sabes cantar, canta, me conta uma, conta-me uma, que horas são, que dia é, fundada, fundado, prefeito, história de, história da, restaurante,
  restaurantes, pizza, o ônibus, o autocarro, o trem sai, o comboio sai, voo, horóscopo, minha bateria, meu português, o meu português`

const talk = `
  muito obrigado, muito obrigada, obrigado pela ajuda, obrigada pela ajuda, obrigado por tudo, obrigada por tudo, desde já, desde já agradeço, desde já
  obrigado, desde já obrigada, agradeço desde já, obrigado desde já, um abraço, abraços, abraço, beijos, beijinhos, saudações, cumprimentos, com os melhores
  cumprimentos, atenciosamente, cordialmente, tenha um bom dia, tenha uma boa tarde, tenha uma boa noite, tenha um ótimo dia, bom fim de semana, feliz natal,
  feliz ano novo, boas festas, estou com pressa, estamos com pressa, com pressa, sem pressa, não tem pressa, não há pressa, não tenho pressa, tenho pressa, de
  qualquer forma, de qualquer modo, de qualquer jeito, de toda maneira, por outro lado, no fim das contas, no final das contas, ao fim e ao cabo, para falar a
  verdade, pra falar a verdade, na verdade, a verdade é que, para ser sincero, para ser sincera, pra ser sincero, sendo sincero, sendo sincera, em geral, no
  geral, em resumo, resumindo, enfim, em todo caso, em todo o caso, nesse caso, por exemplo, com certeza, por enquanto, por agora, para já, por via das dúvidas,
  sem problema, sem problemas, não tem problema, não há problema, não faz mal, não se preocupe, não te preocupes, não sei, sei lá, não tenho certeza, não tenho
  a certeza, não faço ideia, nem ideia, em boas mãos, muito prazer, prazer, prazer em conhecer, desculpe o incômodo, desculpe incomodar, desculpa incomodar,
  desculpe o incómodo, desculpe, desculpa, com licença, como está, como vai, como estás, tudo bem, tudo bom, tudo bem com você, espero que esteja bem, espero que
  estejas bem, espero que esteja tudo bem, fora isso, tirando isso, além disso tudo, é tudo, isso é tudo, é só isso, só isso, mais nada, nada mais, boa sorte,
  como eu disse, como disse, como já disse, ontem à tarde, ontem à noite, hoje de manhã, esta manhã, o dia todo, o dia inteiro, graças a deus, se deus quiser`

/** By which words a clause tells what it is there for. */
export const clauseWords: ClauseWords = {
  subjects: splitPhrases(subjects),
  owners: splitPhrases(owners),
  asking: splitPhrases(asking),
  telling: splitPhrases(telling),
  seams: splitPhrases(seams),
  elsewhere: splitPhrases(elsewhere),
  talk: splitPhrases(talk),
}

/** Tag -> phrases that lift, replace or doubt what a clause denies. */
export const clausePhrases: Record<string, string> = {
  'scope.notOnly': `
    não só, não somente, não apenas, não unicamente, não necessariamente, não exclusivamente,
    nada contra, não tenho nada contra, não temos nada contra, não me incomoda, não me incomodam, não tem que ser,
    não precisa ser necessariamente, não necessariamente em, não só em`,
  'scope.orElse': `
    se não, e se não, ou se não, senão, caso contrário, se não houver, se não tiver, se não der, se não for possível, do contrário, na falta de`,
  'glue.anythingLeft': `
    não há nada, não tem nada, não tem nenhum, não tem nenhuma, não há nenhum, não há nenhuma, não têm nada, não têm nenhum, não têm nenhuma, não tens
    nada, não tens nenhum, você não tem nada, vocês não têm nada, não haverá, não teria, não teriam`,
  'repair.soft': `
    melhor, melhor ainda, ou antes, na verdade, perdão, desculpa, desculpe, bom, aliás`,
}
