/** How limits on an amount are said, before it and after it. Tag -> phrases, separated by commas. */
export const boundPhrases: Record<string, string> = {
  'bound.min': `
    pelo menos, ao menos, no mínimo, mínimo, mínima, mínimos, mínimas, min, um mínimo de, mínimo de, de no mínimo, não
    menos de, não menos que, não menor que, não menor do que, não inferior a, >=, igual ou maior que,
    igual ou superior a, maior ou igual a, maior ou igual que, que não baixe de, com um mínimo de, com no mínimo,
    com pelo menos, com ao menos, nada abaixo de, nada de menos de, nunca menos de`,
  'bound.max': `
    no máximo, máximo, máxima, máximos, máximas, max, um máximo de, máximo de, de no máximo, quando muito, não mais de,
    não mais que, não mais do que, não maior que, não superior a, até, até os, até uns, até no máximo, até um máximo de,
    ate, que não passe de, que não passem de, que não passe dos, que não ultrapasse, que não ultrapassem,
    que não ultrapasse os, que não exceda, que não excedam, que não supere, que não superem, sem passar de,
    sem ultrapassar, sem exceder, <=, teto de, tecto de, teto, limite de, limitado a, nada acima de, nada de mais de,
    que não custe mais de, que não custe mais que, que não custem mais de, que não custem mais que,
    que não custe mais do que, não posso passar de, não posso pagar mais de, não posso pagar mais que,
    não posso pagar mais do que, não posso gastar mais de, não posso gastar mais que, não posso gastar mais do que,
    não quero gastar mais de, não quero gastar mais que, não quero gastar mais do que, não quero pagar mais de,
    não quero pagar mais que, não quero pagar mais do que, com um máximo de, com no máximo, com limite de,
    não passar de, não passe de, não ultrapasse, não ultrapassar, não exceda, posso gastar até, posso pagar até,
    posso ir até, consigo pagar até, consigo ir até, vou até, dá pra ir até, dá para ir até, máx, menor ou igual a,
    igual ou menor que, igual ou inferior a, dentro de, dentro dos, na faixa de até, por até, pra baixo de,
    não mais caro que, não mais cara que, não mais caro do que, não mais cara do que, não mais caros que,
    que não passe de, que não exceda`,
  'bound.over': `
    mais de, mais que, mais do que, acima de, acima dos, superior a, superiores a, maior que, maior do que, maiores que,
    maiores do que, maior de, maiores de, >, que passe de, que passem de, que ultrapasse, que ultrapassem, que exceda,
    que supere, que superem, mais car[o|a|os|as] que, mais car[o|a|os|as] do que, de mais de, com mais de,
    com mais do que, a partir de mais de, ultrapassando, excedendo, pra cima de, para cima de, para lá de`,
  'bound.under': `
    menos de, menos que, menos do que, abaixo de, abaixo dos, por menos de, por menos que, por menos do que, inferior a,
    inferiores a, menor que, menor do que, menores que, menores do que, menor de, menores de, <, debaixo de,
    por baixo de, mais barat[o|a|os|as] que, mais barat[o|a|os|as] do que, mais pequen[o|a|os|as] que,
    mais pequen[o|a|os|as] do que, que não chegue a, que não cheguem a, de menos de, com menos de, com menos que,
    para baixo de, aquém de`,
  'bound.about': `
    cerca de, em torno de, em torno dos, por volta de, por volta dos, à volta de, à volta dos, à roda de,
    aproximadamente, aprox, aprox., uns, umas, mais ou menos, na casa de, na casa dos, na faixa de, na faixa dos,
    na ordem de, da ordem de, quase, ~, perto de, perto dos, próximo de, próximo a, que ronde, que ronde os, que rondem,
    a rondar, a rondar os, rondando, rondando os, pelos, coisa de, tipo uns, tipo umas, tipo, aí uns,
    uns aproximadamente, aproximadamente de`,
  'bound.exact': `
    exatamente, exactamente, exato, exacto, exatos, exactos, exatas, justo, só, somente, apenas, unicamente,
    precisamente, igual a, =, nem mais nem menos que, nem mais nem menos de`,
  'bound.after': `
    depois de, depois do, após, após o, posterior a, posteriores a, posterior ao, posteriores ao,
    mais nov[o|a|os|as] que, mais nov[o|a|os|as] do que, mais recente que, mais recentes que, mais recente do que,
    mais recentes do que, mais modern[o|a|os|as] que, mais modern[o|a|os|as] do que, pós, depois do ano,
    depois do ano de, após o ano`,
  'bound.since': `
    desde, a partir de, a partir dos, a partir do, desde os, desde o, desde o ano, a partir do ano, a partir do ano de,
    de partir de, não anterior a, não anteriores a, não mais antig[o|a|os|as] que, não mais velh[o|a|os|as] que,
    não antes de, que não seja anterior a, que não sejam anteriores a, começando em`,
  'bound.before': `
    antes de, antes do, antes dos, anterior a, anteriores a, anterior ao, anteriores ao, mais antig[o|a|os|as] que, mais
    antig[o|a|os|as] do que, mais velh[o|a|os|as] que, mais velh[o|a|os|as] do que, prévi[o|a|os|as] a, antes do ano,
    antes do ano de`,
  'bound.until': `
    não depois de, não posterior a, não posteriores a, o mais tardar, no mais tardar em, não mais nov[o|a|os|as] que`,
  'post.min': `
    ou mais, e mais, pra cima, para cima, em diante, adiante, ou superior, ou superiores, no mínimo, mínimo, mínimos, de
    mínimo, +, pelo menos, ao menos, ou maior, ou maiores, min, pra mais, para mais, ou acima, ou acima disso, e daí pra
    cima, e daí para cima`,
  'post.max': `
    ou menos, e menos, no máximo, máximo, máximos, max, de máximo, de teto, de tecto, teto, quando muito, pra baixo,
    para baixo, ou inferior, ou inferiores, ou abaixo, ou abaixo disso, é o meu máximo, é meu máximo, é o meu limite,
    é meu limite, é o meu teto, é meu teto, é o máximo, é o limite, é o teto, é o nosso limite, é nosso limite,
    é o nosso máximo, é o orçamento, é o meu orçamento, é meu orçamento, é o máximo que posso pagar,
    é o máximo que consigo, ou menor, ou menores, ou mais barato, é tudo o que tenho, é tudo que tenho, de limite,
    de orçamento, pra menos, para menos, máx, de tope, no máx, estourando, no máximo dos máximos, tops`,
  'glue.percent': `
    por cento`,
  'post.about': `
    mais ou menos, aproximadamente, aprox, aprox., ou assim, ou algo assim, por aí, ou por aí, e pouco, e poucos,
    e picos, e qualquer coisa, aproximados, aproximadas, ou perto disso, ou coisa assim, e tal, e tais`,
  'post.since': `
    ou posterior, ou posteriores, ou depois, ou mais nov[o|a|os|as], ou mais recente, ou mais recentes, ou mais
    modern[o|a|os|as], em diante, pra cá, para cá, até hoje, até agora`,
  'post.until': `
    ou anterior, ou anteriores, ou antes, ou mais antig[o|a|os|as], ou mais velh[o|a|os|as], para trás, pra trás`,
  'range.between': `
    entre, entre os, entre as, entre uns, que esteja entre, que estejam entre, que fique entre, que fiquem entre,
    na faixa de, faixa de, na faixa entre, faixa entre, que vá de, que vão de, no intervalo de, intervalo de,
    no intervalo entre, entre o, entre a`,
  'range.to': `
    a, -, até, ao, aos, às, à, ~, até os, até aos, e até, até as, até o, ate`,
  'time.last': `
    últim[o|a|os|as], [o|a|os|as] últim[o|a|os|as], [no|na|nos|nas] últim[o|a|os|as],
    durante [o|a|os|as] últim[o|a|os|as], [do|da|dos|das] últim[o|a|os|as], desde [o|a] últim[o|a], estes últimos,
    estas últimas, nestes últimos, nestas últimas, nesses últimos, nessas últimas, na passada, no passado,
    desde a passada`,
  'time.deed': `
    reduzido, reduzida, reduzidos, reduzidas, baixou de preço, baixaram de preço, redução de preço, queda de preço,
    renovado, renovada, renovados, renovadas, reformado, reformada, reformados, reformadas, remodelado, remodelada,
    pintado, pintada, pintados, pintadas, trocado, trocada, reparado, reparada`,
  'unit.halfYear': `
    meio ano, um semestre`,
  'time.unsold': `
    não vendeu, não venderam, não vende, não vendem, não se vendeu, não se venderam, não foi vendid[o|a],
    não foram vendid[os|as], não vendid[o|a|os|as], sem vender, encalhad[o|a|os|as], ainda não vendeu, ainda não venderam,
    que não venderam, que não vendeu, nao vendeu, nao venderam`,
  'time.listed': `
    publicad[o|a|os|as], anunciad[o|a|os|as], listad[o|a|os|as], postad[o|a|os|as], colocad[o|a|os|as],
    colocad[o|a|os|as] à venda, colocad[o|a|os|as] no mercado, post[o|a|os|as] à venda, post[o|a|os|as] no mercado,
    que entraram, que entrou, entraram, que saíram, saíram, que saiu, que saíram no mercado, que entraram no mercado,
    entraram no mercado, que chegaram ao mercado, que chegaram no mercado, chegad[o|a|os|as] ao mercado,
    aparecid[o|a|os|as], adicionad[o|a|os|as], incluíd[o|a|os|as], que apareceram, que foram publicad[os|as],
    que foram anunciad[os|as], que puseram à venda, que colocaram à venda, que estão há, que estejam há, está há,
    estão há, nov[o|a|os|as] em, nov[o|a|os|as] de, no mercado desde, cadastrad[o|a|os|as], com anúncio de,
    lançad[o|a|os|as], disponibilizad[o|a|os|as]`,
  'time.ago': `
    atrás`,
  'time.agoBefore': `
    há, faz, desde há, de há`,
  'decade.prefix': `
    início de, no início de, início da, no início da, início dos, no início dos, meados de, em meados de, meados da,
    meados dos, fim de, no fim de, final de, no final de, fins de, finais de, final da, no final da, começo de,
    começo da, começo dos, princípio de, finais dos, final dos`,
  'per.month': `
    por mês, ao mês, mensal, mensais, mensalmente, cada mês, todo mês, todos os meses, /mês, / mês, x mês, o mês, /mes,
    /mo, mês, p/ mês, pm, de aluguel por mês, de renda por mês, de aluguel mensal, de renda mensal, de aluguer por mês,
    de mensalidade`,
  'per.year': `
    por ano, ao ano, anual, anuais, anualmente, cada ano, /ano`,
  'bound.only': `
    só, somente, apenas, justo`,
  'bound.refused': `
    que não seja, que não sejam, que não custe, que não custem, que não tenha, que não tenham, não quero, não queremos`,
}
