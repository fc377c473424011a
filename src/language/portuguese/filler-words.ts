/** Words that hold a sentence together or ask politely: they mean nothing for the search, and nobody misses them. */
export const fillers = `
  ordena, ordene, ordenar, organiza, organize, ordenado, ordenada, ordenados, ordenadas, com urgência, quanto custa, quanto vale, quanto
  sai, quanto fica, preço de, o preço de, preço do, o preço do, que preço tem, a quanto está, a, à, às, ao, aos, o, os, as, um, uma, uns,
  umas, de, do, da, dos, das, d, em, no, na, nos, nas, num, numa, nuns, numas, dum, duma, neste, nesta, nestes, nestas, nesse, nessa,
  nesses, nessas, naquele, naquela, deste, desta, desse, dessa, daquele, daquela, disso, disto, nisso, nisto, aquilo, por, pelo, pela,
  pelos, pelas, para, pra, pro, pras, pros, p, p/, que, q, quê, com, c, se, me, te, lhe, lhes, nos, vos, meu, minha, meus, minhas, teu,
  tua, seu, sua, seus, suas, nosso, nossa, nossos, nossas, vosso, vossa, eu, tu, você, vocês, vc, vcs, cê, ele, ela, eles, elas, nós, a
  gente, este, esta, isto, estes, estas, esse, essa, isso, esses, essas, aquele, aquela, aqueles, aquelas, si, sim, já, muito, bem, tão,
  tanto, também, tb, tbm, tmb, assim, como, quando, onde, aonde, quem, qual, quais, é, eh, são, seja, sejam, ser, está, tá, tá?, estão,
  tão, esteja, estejam, estar, estou, tou, tô, to, estamos, tamos, sou, somos, era, foi, há, haja, tenho, temos, tem, têm, tens, tenha, ter,
  tinha, teria, teriam, quero, queremos, quer, querem, quis, queria, queríamos, quereria, querer, busco, buscamos, buscando, busca, buscar,
  busque, procuro, procuramos, procurando, procura, procurar, procure, à procura, à procura de, a procurar, estou procurando, estamos
  procurando, tô procurando, estou buscando, estamos buscando, estou à procura de, estamos à procura de, ando à procura de, estou a
  procurar, estamos a procurar, ando a procurar, ando procurando, preciso, precisamos, precisando, precisava, necessito, gostaria,
  gostaríamos, gostava, gostávamos, gostaria de, gostava de, gosto, desejo, desejamos, desejaria, me interessa, me interessam, interessa,
  interessado, interessada, interessados, estou interessado em, estou interessada em, tenho interesse em, temos interesse em, interesse em,
  interesse, mostra, mostre, mostrar, mostra-me, mostre-me, me mostra, me mostre, mostra aí, mostrem-me, mostrem, ensina, dá-me, dê-me, me
  dá, me dê, manda, mande, me manda, envia, diz-me, diga-me, me diz, me diga, fala, fale, ver, vejo, veja, vemos, vê, encontrar, encontra,
  encontre, encontra-me, me encontra, me encontre, achar, acha, ache, me acha, podes, pode, podem, poderia, poderiam, poderias, podia, podias,
  posso, podemos, poder, consegue, consegues, conseguem, ajuda, ajude, ajudar, me ajuda, me ajude, ajuda-me, ajude-me, me ajudar, ajudar-me,
  lista, liste, listar, listagem, recomenda, recomende, recomendar, recomendação, recomendações, sugere, sugira, sugestão, sugestões, indica,
  indique, indicar, indicação, por favor, porfavor, pfv, pf, pfvr, pff, se faz favor, faz favor, por gentileza, please, obrigado, obrigada,
  muito obrigado, muito obrigada, brigado, brigada, obg, vlw, valeu, agradeço, olá, ola, oi, oie, oii, opa, eae, e aí, e ai, alô, bom dia,
  boa tarde, boa noite, boas, viva, saudações, ei, hey, desculpa, desculpe, com licença, ok, okay, okey, blz, beleza, bom, pois, então,
  entao, depois, logo, claro, perfeito, legal, pronto, olha, olhe, vê lá, eh, hum, hmm, haha, kkk, kkkk, rs, rsrs, uau, bora, vai, vá, cara,
  mano, amigo, amiga, moço, moça, pá, senhor, senhora, caro, prezado, prezados, prezada, quiçá, agora, agora mesmo, atualmente, neste momento,
  no momento, hoje em dia, disponível, disponíveis, existe, existem, algum, alguma, alguns, algumas, qualquer, cada, todo, toda, todos,
  todas, tudo, mais, menos, muita, muitos, muitas, pouco, pouca, poucos, poucas, bastante, vários, várias, outro, outra, outros, outras,
  mesmo, mesma, demais, tipo, tipos, classe, estilo, forma, jeito, maneira, só, so, somente, apenas, etc, e tal, ou algo assim, algo assim,
  mais ou menos isso, parecido, parecida, similar, similares, semelhante, semelhantes, morar, moro, moramos, more, viver, vivo, mudar,
  mudar-me, me mudar, nos mudar, mudança, estou me mudando, vou me mudar, vamos nos mudar, vou mudar, vamos mudar, mudando, conseguir,
  arranjar, arranja, arranje, terá, terão, teriam, haverá, haveria, sabe, sabes, saber, sabem, pensando, pensando em, a pensar em, penso,
  acho, creio, diz, dizer, dizes, diga, seria, seriam, estaria, onde há, o que há, que tem, que têm, tem algum, tem alguma, têm algum, têm
  alguma, tem algo, têm algo, vocês têm, você tem, vc tem, vcs tem, vocês tem, tens algum, tens alguma, tens algo, oferece, oferecem, oferta,
  ofertas, catálogo, carteira, base de dados, banco de dados, mercado, no mercado, buscas, pesquisa, pesquisas, pesquisar, informação,
  informações, info, infos, detalhes, detalhe, dados, preço, preços, dinheiro, grana, valor, valores, custo, zona, zonas, área, áreas,
  região, regiões, cidade, cidades, bairro, bairros, vizinhança, lugar, lugares, local, locais, sítio, localização, localizado, localizada,
  localizados, situado, situada, parte, partes, comunidade, setor, município, concelho, freguesia, localidade, vila, rua, até, ate, desde,
  sobre, entre, segundo, durante, mediante, perante, após, porque, pq, pois que, já que, enquanto, além, inclusive, ainda, sempre, nunca,
  quase, aqui, aí, ali, lá, cá, acolá, perto, longe, dentro, fora, acima, abaixo, antes, x, nomeadamente, ou seja, quer dizer, por exemplo,
  exemplo, digamos, basicamente, realmente, na verdade, de verdade, sinceramente, honestamente, tal, tais, coisa, coisas, vez, vezes,
  gente, alguém, cujo, cuja, consultar, consulta, pergunta, perguntar, queria saber, gostaria de saber, gostava de saber, quero saber,
  preciso saber, pode me dizer, pode dizer-me, poderia me dizer, podia dizer-me, pode me mostrar, pode mostrar-me, poderia me mostrar,
  podia mostrar-me, você pode me mostrar, me recomenda, me indica, quero ver, quero encontrar, quero achar, quero procurar, que haja,
  desses, dessas, destes, destas, deles, delas, para mim, pra mim, para nós, pra gente, pra nós, para morar, pra morar, para viver, onde
  morar, onde viver, para minha família, para a minha família, será, serão, fazer, faz, faça, fazem, faço, pôr, põe, ponha, dar, dá, dão,
  dê, vir, vem, venha, ir, vamos, vou, vão, sai, saem, chegar, seguir, segue, fica, ficam, fique, fiquem, ficar, localiza, passar, passa,
  usar, critério, critérios, opção, opções, resultado, resultados, possibilidade, possibilidades, possível, possíveis, próxima, próximo,
  sozinho, sozinha, par, um par de, monte, um monte de, dentre outros, visitar, visita, conhecer, olhar, olhando, escolher, revisar,
  conta, em busca de, estou em busca de, estamos em busca de, urge, urgente, logo, o mais rápido possível, o quanto antes, quanto antes,
  dispõe, tamanho, superfície, total, aproximado, faixa, teto, interessante, interessantes, seria possível, qual é, qual o, qual a, quais
  são, como vai, tudo bem, td bem, tudo bom, atual, atuais, comparar, no total, novamente,
  de novo, outra vez, igual, dito, dita, próprio, própria, s, t, ap, aliás, enfim, inclusive, mil obrigados, caso, né, ne, viu, tá bom, ta,
  hein, hem, ora, ah, oh, opá, faixa de preço, contos, paus, pilas, me arranja, arranja-me, me arruma, arruma, rola, teria como, tem como,
  dá pra, dá para, daria para, será que, por acaso, porventura, nomes, tds, mto, mt, msm, hj, aq, oq, oque, pode ser, podia ser, quem,
  vcs têm, moradores, morando, a morar,
  sem dúvida, sem dúvidas, sem falta, sem pressa, sem problema, sem compromisso, não há pressa
`

/** Praise: a matter of taste that no listing can be held to. */
export const subjectiveWords = `
  bonit[o|a|os|as], lind[o|a|os|as], bel[o|a|os|as], boa, bons, boas, melhor, melhores, excelente, excelentes, incrível, incríveis,
  maravilhos[o|a|os|as], fantástic[o|a|os|as], espetacular, espetaculares, espectacular, ótim[o|a|os|as], óptim[o|a|os|as],
  aconchegante, aconchegantes, acolhedor, acolhedora, acolhedores, acolhedoras, encantador, encantadora, encantadores, charmos[o|a|os|as],
  confortável, confortáveis, cómod[o|a], cômod[o|a], agradável, agradáveis, perfeita, perfeit[os|as], ideal, ideais, elegante, elegantes,
  grande, grandes, enorme, enormes, ampl[io|ia|ios|ias], espaços[o|a|os|as], pequen[o|a|os|as], pequenin[o|a|os|as], nov[o|a|os|as],
  velh[o|a|os|as], antig[o|a|os|as], decente, decentes, razoável, razoáveis, simples, especial, especiais, únic[o|a|os|as], limp[o|a|os|as],
  bem cuidad[o|a|os|as], bem conservad[o|a|os|as], bacana, bacanas, massa, show, top, giro, gira, giros, giras, fixe, fixes, porreiro,
  porreira, fof[o|a|os|as], gostos[o|a|os|as], adequad[o|a|os|as], suficiente, suficientes, impressionante, impressionantes, de bom tamanho,
  normal, normais, funcional, funcionais, atraente, atraentes, interessante, médi[o|a] porte, de tamanho médio, humilde, modest[o|a|os|as],
  pitoresc[o|a|os|as], dos meus sonhos, dos sonhos, jeitos[o|a|os|as], caprichad[o|a|os|as], arejad[o|a|os|as], ajeitad[o|a|os|as],
  grandinh[o|a], pequeninho, bonitinh[o|a|os|as], novinh[o|a|os|as], legais, catita, impecável, impecáveis, bom estado, em bom estado`

/** Small words by which Portuguese is told from Spanish; none that other languages of ours have too. */
export const marks = `
  os, uma, uns, umas, e, em, na, nas, num, numa, ao, aos, da, com, sem, não, sim, muito, até, você, vc, vcs, meu, minha, isso, isto, ele,
  ela, tem, têm, pra, pro, pelo, pela, tá, tô, há, quero, mas, nem, depois, onde
`
