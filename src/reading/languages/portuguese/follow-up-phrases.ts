import type { Topic } from '../../criteria/condition.ts'

/** What refines or continues the last search of a conversation. Tag -> phrases, separated by commas. */
export const followUpPhrases: Record<string, string> = {
  'follow.cheaper': `
    mais barat[o|a|os|as] que, mais barat[o|a|os|as] do que, mais barat[o|a|os|as], mais económic[o|a|os|as], mais
    econômic[o|a|os|as], mais em conta, mais acessível, mais acessíveis, menos car[o|a|os|as], algo mais barato,
    algo mais em conta, algum[|a] mais barat[o|a], demasiado car[o|a|os|as], muito car[o|a|os|as], caro demais,
    cara demais, caros demais, caras demais, car[o|a|os|as] pra mim, mais baratinh[o|a|os|as],
    um pouco mais barat[o|a|os|as], preços mais baixos, preço mais baixo, de menor preço, por menos dinheiro,
    é muito dinheiro, muito dinheiro, algo menos caro, coisas mais baratas, que custem menos, que custe menos,
    fora do meu orçamento, baixa o preço, baixar o preço, abaixa o preço, com preços mais baixos,
    ainda mais barat[o|a|os|as], opções mais baratas, opções mais em conta, algo por menos, salgad[o|a|os|as], tá caro,
    está caro, tá muito caro, tá puxado, mais barato que isso, mais barato que isto, mais barato que essas,
    mais barato que esses, mais barato que estas, mais barato que estes, mais barata que isso, mais barata que isto,
    mais barata que essas, mais barata que esses, mais barata que estas, mais barata que estes, mais baratos que isso,
    mais baratos que isto, mais baratos que essas, mais baratos que esses, mais baratos que estas,
    mais baratos que estes, mais baratas que isso, mais baratas que isto, mais baratas que essas,
    mais baratas que esses, mais baratas que estas, mais baratas que estes`,
  'follow.pricier': `
    mais car[o|a|os|as] que, mais car[o|a|os|as] do que, mais car[o|a|os|as], mais luxuos[o|a|os|as], algo mais caro,
    preços mais altos, de maior preço, um pouco mais car[o|a|os|as], mais exclusiv[o|a|os|as], mais carinh[o|a|os|as]`,
  'follow.bigger': `
    maior que, maior do que, maior, maiores, mais ampl[io|ia|ios|ias], mais espaços[o|a|os|as], algo maior, algum maior,
    alguma maior, algo mais amplo, mais espaço, demasiado pequen[o|a|os|as], muito pequen[o|a|os|as],
    pequen[o|a|os|as] demais, com mais espaço, um pouco maior, um pouco maiores, de maior tamanho, com mais metros,
    mais metros, mais metros quadrados, mais área, com mais área, opções maiores, outros maiores, outras maiores,
    mais grande, muito apertad[o|a|os|as], apertad[o|a|os|as] demais,
    maior que isso, maior que isto, maior que essas, maior que esses, maior que estas, maior que estes, maiores que
    isso, maiores que isto, maiores que essas, maiores que esses, maiores que estas, maiores que estes`,
  'follow.smaller': `
    menor que, menor do que, mais pequen[o|a|os|as] que, mais pequen[o|a|os|as] do que, menor, menores,
    mais pequen[o|a|os|as], algo menor, algo mais pequeno, demasiado grande, demasiado grandes, muito grande,
    muito grandes, grande demais, grandes demais, menos espaço, mais compact[o|a|os|as], um pouco menor,
    um pouco menores, um pouco mais pequen[o|a|os|as], de menor tamanho, com menos metros`,
  'follow.newer': `
    mais nov[o|a|os|as] que, mais nov[o|a|os|as] do que, mais recente[|s] que, mais nov[o|a|os|as],
    mais modern[o|a|os|as], mais recente, mais recentes, algo mais novo, algo mais moderno, demasiado velh[o|a|os|as],
    demasiado antig[o|a|os|as], muito velh[o|a|os|as], muito antig[o|a|os|as], velh[o|a|os|as] demais,
    antig[o|a|os|as] demais, de construção mais recente, construíd[o|a|os|as] mais recentemente, menos antig[o|a|os|as],
    mais novo que isso, mais novo que isto, mais novo que essas, mais novo que esses, mais novo que estas, mais novo
    que estes, mais nova que isso, mais nova que isto, mais nova que essas, mais nova que esses, mais nova que
    estas, mais nova que estes, mais novos que isso, mais novos que isto, mais novos que essas, mais novos que
    esses, mais novos que estas, mais novos que estes, mais novas que isso, mais novas que isto, mais novas que
    essas, mais novas que esses, mais novas que estas, mais novas que estes`,
  'follow.older': `
    mais antig[o|a|os|as] que, mais antig[o|a|os|as] do que, mais velh[o|a|os|as] que, mais velh[o|a|os|as] do que, mais
    antig[o|a|os|as], mais velh[o|a|os|as], algo mais antigo, demasiado nov[o|a|os|as], nov[o|a|os|as] demais,
    com mais história`,
  'follow.moreBedrooms': `
    mais quartos, mais dormitórios,  com mais quartos, com mais
    dormitórios`,
  'follow.fewerBedrooms': `
    menos quartos, menos dormitórios,  com menos quartos, com menos dormitórios`,
  'follow.closer': `
    mais perto, mais pertinho, mais próxim[o|a|os|as], algo mais perto, demasiado longe, muito longe, longe demais,
    não tão longe, menos longe, não tão afastado`,
  'follow.more': `
    mostra mais, mostre mais, mostre-me mais, mostra-me mais, me mostra mais, me mostre mais, mostrar mais,
    mais resultados, mais opções, mais anúncios, mais casas, mais apartamentos, mais imóveis, ver mais, quero ver mais,
    dá-me mais, me dá mais, me dê mais, manda mais, me manda mais, mais, mais por favor, próximo, próxima, próximos,
    próximas, os próximos, as próximas, a próxima página, próxima página, página seguinte, seguinte, seguintes,
    os seguintes, as seguintes, outros, outras, outras opções, outros resultados, que mais há, o que mais tem,
    que mais tem, o que mais, que mais, algo mais, mais algum, mais alguma, e mais, continua, continue, continuar,
    o resto, os demais, as demais, os outros, as outras, mais alguns, mais algumas, mais uns, mais umas, mais desses,
    mais dessas, mais destes, mais destas, carrega mais, carregar mais, tem outros, tem outras, mostra outros,
    mostra outras, mostre outros, mostre outras, me mostra outros, me mostra outras, mostra os próximos,
    mostra as próximas, mostre os próximos, mostre as próximas, mostra o resto, e o que mais, algum outro, alguma outra,
    tem mais algum, tem mais alguma`,
  'follow.back': `
    volta, voltar, volte, volta atrás, voltar atrás, volte atrás, para trás, regressa, regressar, a busca anterior,
    busca anterior, a pesquisa anterior, pesquisa anterior, volta à busca anterior, volta à pesquisa anterior,
    volta pra busca anterior, volta para a busca anterior, voltar à busca anterior, voltar à pesquisa anterior,
    volta ao anterior, volta à anterior, volta aos anteriores, volta às anteriores, desfazer, desfaz, desfaz isso,
    desfaça, desfaça isso, resultados anteriores, os resultados anteriores, anterior, como antes, o de antes,
    um passo atrás, dá um passo atrás, vamos voltar, voltemos, anula isso, cancela isso, volta ao que era,
    volta ao de antes, a anterior, o anterior, volta uma, volta um passo, a de antes, as de antes, os de antes,
    o que tinha antes, esquece isso, esqueça isso, esquece o que eu disse, esqueça o que eu disse, esquece a última`,
  'follow.steps': `
    passos, passo, buscas`,
  'follow.twice': `
    duas vezes`,
  'follow.reset': `
    começar de novo, começa de novo, comece de novo, comecemos de novo, vamos começar de novo, começar do zero,
    começa do zero, comece do zero, recomeçar, recomeça, recomece, recomecemos, do zero, desde o início, do início,
    do começo, reiniciar, reinicia, reinicie, nova busca, nova pesquisa, busca nova, pesquisa nova, outra busca,
    outra pesquisa, apaga tudo, apagar tudo, apague tudo, limpa tudo, limpe tudo, limpar tudo, limpar, limpa os filtros,
    limpar filtros, limpar os filtros, limpe os filtros, tira todos os filtros, tira os filtros, tire os filtros,
    remove os filtros, remover filtros, remova os filtros, esquece tudo, esqueça tudo, esquecer tudo, esquece tudo isso,
    esqueça tudo isso, zera tudo, zerar tudo, zera a busca, zerar, resetar, reseta, reset, uma busca diferente,
    uma pesquisa diferente, vamos do zero, voltar ao início, volta ao início`,
  'follow.drop': `
    esquece, esqueça, esquecer, esquece isso de, esquece o, esquece a, esqueça o, esqueça a, esqueçamos, ignora, ignore,
    ignorar, tira, tire, tirar, retira, retire, retirar, remove, remova, remover, elimina, elimine, eliminar, apaga,
    apague, sem importar, não importa, não me importa, não importam, não me importo com, não ligo para, não ligo pra,
    tanto faz, pouco importa, pouco importam, qualquer, sem limite de, sem levar em conta, sem ter em conta,
    independente de, independente do, independente da, independentemente de, independentemente do, independentemente da,
    deixa de lado, deixe de lado, sem restrição de, sem filtro de, já não importa, já não me importa, não importa mais,
    descarta, descarte, suprime, não se preocupe com, não te preocupes com, não leve em conta, não tenhas em conta,
    tira o filtro de, remove o filtro de, tire o filtro de, cancela, não faço questão de, não fazemos questão de,
    não interessa, não precisa de, não precisa ter, não precisa ser, não precisa, não é preciso ter,
    não é necessário ter, seja qual for, que se dane, não preciso de, não precisamos de, não é necessário,
    não é necessário que tenha, posso viver sem, não me preocupa, é-me indiferente, me é indiferente,
    não importa se tem, tanto faz se tem, pouco importa se tem, dispenso ter, não há necessidade de, não preciso,
    não precisamos, já não preciso de, já não preciso, já não precisamos de, não preciso mais de,
    não precisamos mais de, podemos dispensar, posso dispensar, dispensamos, dispenso, tanto faz se`,
  'follow.dropAfter': `
    não importa, não me importa, não importam, não me importam, tanto faz, pouco importa, dá igual, é igual, é-me igual,
    me é indiferente, é-me indiferente, é indiferente, são indiferentes, é o de menos, não é importante,
    não são importantes, já não importa, já não importam, não importa mais, não importam mais, é flexível,
    são flexíveis, flexível, não é problema, não é um problema, pode ser qualquer um, pode ser qualquer uma,
    não é mais importante, não é mais necessário, já não é necessário, não precisa mais, já não preciso,
    não preciso mais, já não faz falta, não faz falta, não é relevante, é irrelevante, não nos importa,
    não faz diferença, não interessa, qualquer um serve, qualquer uma serve, não precisa, não faço questão, está aberto,
    esquece, não é tão importante, não são tão importantes, já não é importante, não é necessário, não é necessária,
    ou não, não é prioridade, não é prioritário, é negociável, não é imprescindível, não é essencial, não é fundamental,
    não me incomoda, não incomoda,
    não são necessárias, não são necessários, não são imprescindíveis, não fazem falta`,
  'follow.what': `
    e se, e se for, e se fossem,
    e em, e no, e na, e nos, e nas, que tal em, e que tal em, que tal, e que tal, que tal no, que tal na, e se,
    e se for em, e quanto a, e quanto ao, e quanto à, e sobre, o que tem em, que tem em, e o que tem em, o que há em,
    que há em, agora em, agora no, agora na, agora, melhor em, muda para, muda pra, mude para, mude pra, mudar para,
    troca para, troca por, troca pra, troque por, troque para, trocar por, altera para, altere para, tenta em, tente em,
    tenta com, tente com, tentemos em, vamos tentar em, vamos tentar com, vamos ver em, vejamos em, vamos ver, vejamos,
    digamos, que sejam, que seja, põe, ponha, coloca, coloque, busca agora em, busque agora em, procura agora em,
    procure agora em, agora procura em, e então em, prefiro em, melhor, muda a cidade para, mude a cidade para,
    muda o preço para, mude o preço para, aumenta para, aumente para, sobe para, baixa para, diminui para,
    volta para, volte para, voltar para, de volta a, de volta para, regressa a, volta a, sobe até, aumenta até,
    baixa até, passa para`,
  'follow.instead': `
    em vez disso, ao invés disso, em lugar disso, só, somente, apenas, unicamente, esses, essas, estes, estas, desses,
    dessas, destes, destas, deles, delas, entre esses, entre essas, entre estes, entre estas, entre eles, entre elas,
    dentre esses, dentre essas, dentre eles, dentre elas, também, os que, as que, quais, qual deles, qual delas,
    quais deles, quais delas, quais desses, quais dessas, agora só, agora somente, ainda, o mesmo, a mesma, os mesmos,
    as mesmas, igual mas, o mesmo mas, a mesma coisa mas, iguais, filtra, filtre, filtra por, filtre por, esses mesmos,
    essas mesmas, dos anteriores, das anteriores, os anteriores, as anteriores, que além disso, agora com, agora quero,
    dos que, das que, só os, só as, somente os, somente as, apenas os, apenas as, mostra só, mostre só, me mostra só,
    me mostre só, mostra-me só, mostre-me só, mostra só os, mostra só as, mostra apenas, mostre apenas, mostre somente,
    só quero, deixa só, deixe só, fica só com`,
  'follow.add': `
    também, além disso, acrescenta, acrescente, acrescentar, adiciona, adicione, adicionar, junta, junte, soma,
    inclui também, inclua também, inclui, inclua, incluindo, e além disso, e também, incluir, amplia para, ampliar para,
    amplie para, estende para, soma aí, põe também, coloca também, coloque também`,
  'follow.showAll': `
    mostra tudo, mostre tudo, me mostra tudo, me mostre tudo, mostra-me tudo, mostre-me tudo, mostra todos,
    mostra todas, mostre todos, mostre todas, todos os imóveis, todas as casas disponíveis, todas as propriedades, tudo,
    todos os anúncios, ver tudo, ver todos, ver todas, lista tudo, liste tudo, o que você tem, o que vocês têm,
    o que tem, o que têm, o que tens, o que há, o que há disponível, o que tem disponível, o que você tem disponível,
    o que vocês têm disponível, o que tem pra mostrar, tudo o que tem, tudo o que há, tudo que tem, mostrar tudo,
    mostrar todos, mostrar todas, quais imóveis vocês têm, que imóveis têm, que imóveis há, lista completa,
    o que oferecem, quais imóveis tem`,
  'drop.needed': `
    faz falta, necessário, necessária, obrigatório, obrigatória, requerido, exigido, limite, limites, preferência,
    questão de`,
  'drop.Place': `
    em qualquer lugar, em qualquer parte, em qualquer sítio, em qualquer cidade, qualquer lugar, qualquer cidade,
    onde for, seja onde for, onde quer que seja, em todo lado, em todo lugar, em toda parte, qualquer zona,
    em qualquer zona, qualquer região, em qualquer região, qualquer bairro, em qualquer bairro, qualquer parte,
    tanto faz onde`,
  repair: `
    não espera, espera não, espere não, desculpa não, não desculpa, quero dizer, quis dizer, quer dizer,
    desculpe quis dizer, digo, não melhor, ou melhor, melhor dizendo, aliás, me enganei, enganei-me, correção, errei,
    não não, bom não, não digo, ai não, não minto, minto, desculpa digo, ops, opa não, perdão, não pera, pera não,
    peraí não, corrigindo, ou antes, isto é não, não quero dizer, não aliás, não quis dizer, me expressei mal,
    pensando bem, pensando melhor, melhor pensando, ou melhor dizendo, melhor ainda, muda o, muda a, mude o, mude a,
    mudar o, mudar a, mudo o, altera o, altere o, alterar o, troca para, troque para, troca por, troque por, muda
    para, mude para, passa para, eu quis dizer, eu queria dizer, queria dizer, me confundi, confundi-me, me
    equivoquei, equivoquei-me, mudei de ideia, mudei de ideias, corrijo, retifico, retificando, errata, erro meu,
    falei errado, escrevi errado, esquece isso, esqueça isso, digo melhor, não não não, não desculpe, desculpe não,
    não perdão, na verdade não, não na verdade, isto é, ou seja não, ih não, ah não, eh não, vamos dizer, digamos,
    me refiro a, me referia a,
    eu disse, disse, eu pedi, pedi, eu falei, falei`,
  'repair.no': `
    não, espera, espere, desculpa, desculpe, bom, pera, peraí, ops,
    perdão, ah, eh, hum, hm, ih, opa, peraí não, bem, calma, pera aí`,
  'repair.rather': `
    melhor, antes, melhor se`,
  'repair.nay': `
    espera, espere, peraí, pera, pera aí, desculpa, desculpe, perdão, opa, ops, calma`,
  'repair.soft': `
    melhor, na verdade, na realidade, desculpa, desculpe, perdão, bom, ou então melhor, antes, de fato, de facto,
    que seja, que sejam, põe, ponha, coloca, coloque, talvez melhor`,
  'glue.request': `
    mostra, mostre, mostre-me, mostra-me, me mostra, me mostre, busco, buscar, buscamos, procuro, procuramos, procurar,
    quero, queremos, queria, preciso, precisamos, me dá, dá-me, há, tem, têm, gostaria, gostava, gostaríamos,
    estou procurando, estou buscando, estou à procura, estamos procurando, estamos à procura, quero ver`,
  'step.another': `
    mais, outro, outra`,
  'step.oneLess': `
    menos`,
  'step.more': `  mais, adicional, adicionais, extra, extras, acima`,
  'step.less': `  menos, abaixo`,
  'step.raise': `
    aumenta, aumente, aumentar, sobe, suba, subir, acrescenta, acrescente, adiciona, adicione, soma, some, estica,
    estique, eleva`,
  'step.lower': `
    baixa, baixe, baixar, reduz, reduza, reduzir, diminui, diminua, tira, tire, abaixa, abaixe, desconta`,
  'step.put': `
    acrescenta, acrescente, adiciona, adicione, soma, some, tira, tire, desconta`,
  'glue.by': `
    em, por, mais, uns`,
  'glue.onto': `
    ao, no,  do`,
  'glue.may': `
    pode ser, podem ser, poderia ser, podia ser, pode custar`,
  'glue.fine': `
    tudo bem, também serve, serve, está bem, também está bem, pode ser, é aceitável, também dá, dá também, sem
    problema`,
  'follow.swap': `
    em vez disso, ao invés disso, em lugar disso, melhor, prefiro`,
  'follow.now': `
    agora, e agora`,
  'follow.anew': `
    outra coisa, algo diferente, algo totalmente diferente, outro pedido, mudando de assunto, outra consulta`,
  'drop.limit': `
    limite de preço, teto de preço, limite de orçamento,
    máximo, teto, limite máximo, preço máximo`,
  'glue.details': `
    mais sobre, mais informações, mais informação, mais detalhes, mais dados`,
}

/** Words that ask for a place to park at all. */
export const parkingWords = `garagem, garagens, vaga, vagas, vaga de garagem, vagas de garagem, vaga na garagem,
  vagas na garagem, vaga de estacionamento, estacionamento, estacionamentos, parqueamento, parking, lugar de garagem,
  lugares de garagem, lugar na garagem, lugar de estacionamento, lugares de estacionamento, lugar de parqueamento,
  lugar para estacionar, box, box de garagem, vaga para carro, lugar para carro, garajem`

/** Topics by the words that let them go. */
export const dropWords: [string, Topic[]][] = [
  ['preço', ['Price', 'CurrencySymbol']],
  ['preços', ['Price', 'CurrencySymbol']],
  ['valor', ['Price', 'CurrencySymbol']],
  ['orçamento', ['Price', 'CurrencySymbol']],
  ['custo', ['Price', 'CurrencySymbol']],
  ['dinheiro', ['Price', 'CurrencySymbol']],
  ['limite de preço', ['Price', 'CurrencySymbol']],
  ['moeda', ['CurrencySymbol']],
  ['localização', ['Place']],
  ['lugar', ['Place']],
  ['local', ['Place']],
  ['cidade', ['Place']],
  ['zona', ['Place']],
  ['região', ['Place']],
  ['sítio', ['Place']],
  ['bairro', ['Place']],
  ['cep', ['Place']],
  ['código postal', ['Place']],
  ['tamanho', ['BuildingArea']],
  ['área', ['BuildingArea']],
  ['metragem', ['BuildingArea']],
  ['metros', ['BuildingArea']],
  ['quartos', ['Bedrooms']],
  ['banheiros', ['Bathrooms']],
  ['casas de banho', ['Bathrooms']],
  ['garagem', ['ParkingSpots']],
  ['vaga', ['ParkingSpots']],
  ['estacionamento', ['ParkingSpots']],
  ['tipo', ['PropertyType']],
  ['tipo de imóvel', ['PropertyType']],
  ['ano', ['YearBuilt']],
  ['idade', ['YearBuilt']],
  ['ano de construção', ['YearBuilt']],
  ['características', ['Feature']],
  ['extras', ['Feature']],
  ['comodidades', ['Feature']],
  ['condomínio', ['HOAMonth']],
  ['hoa', ['HOAMonth']],
  ['terreno', ['LotArea']],
  ['lote', ['LotArea']],
  ['status', ['Status']],
]
