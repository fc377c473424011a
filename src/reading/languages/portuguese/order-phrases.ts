/**
 * Orders and figures; where a phrase is also in the follow-ups, the article decides. Tag -> phrases, separated by
 * commas.
 */
export const orderPhrases: Record<string, string> = {
  'sort.Price.up': `
    mais barat[o|a|os|as] que, mais barat[o|a|os|as] do que, mais barat[o|a|os|as], mais económic[o|a|os|as], mais
    econômic[o|a|os|as], mais em conta, mais acessível, mais acessíveis, menos car[o|a|os|as], mais barat[o|a|os|as]
    primeiro, primeiro [o|a|os|as] mais barat[o|a|os|as], preço mais baixo, preços mais baixos, o preço mais baixo,
    os preços mais baixos, ao preço mais baixo, pelo menor preço, ao menor preço, de menor preço, com o menor preço,
    com menor preço, com o preço mais baixo, menor preço, menores preços, menor valor, de menor valor, com menor valor,
    ordenad[o|a|os|as] por preço, ordena por preço, ordene por preço, ordenar por preço, ordenar pelo preço,
    organiza por preço, por preço, por ordem de preço, por valor, do menor para o maior preço, do menor ao maior preço,
    de menor a maior preço, do menor para o maior, do menor pro maior, preço crescente, preço ascendente,
    por preço crescente, d[o|a] mais barat[o|a] para [o|a] mais car[o|a], d[o|a] mais barat[o|a] ao mais caro,
    do mais barato pro mais caro, barat[o|a|os|as], económic[o|a|os|as], econômic[o|a|os|as], acessível no preço,
    baratinh[o|a|os|as], pechincha, pechinchas, em conta, bom preço, a bom preço, com bom preço, preço bom, preço baixo,
    a preço baixo, preços baixos, melhor preço, melhores preços, com o melhor preço, aluguel mais baixo,
    renda mais baixa, a renda mais baixa, o aluguel mais baixo, aluguel mais barato, renda mais barata,
    começando pel[o|a|os|as] mais barat[o|a|os|as], baratíssim[o|a|os|as], custo baixo, de baixo custo,
    que custem menos, que custe menos, que menos custa, que menos custam, que custa menos`,
  'sort.Price.down': `
    mais car[o|a|os|as] que, mais car[o|a|os|as] do que, mais car[o|a|os|as], mais car[o|a|os|as] primeiro, primeiro
    [o|a|os|as] mais car[o|a|os|as], preço mais alto, preços mais altos, o preço mais alto, de maior preço,
    com o maior preço, maior preço, maior valor, de maior valor, do maior para o menor preço, do maior ao menor preço,
    de maior a menor preço, do maior para o menor, do maior pro menor, preço decrescente, preço descendente,
    por preço decrescente, com o preço mais alto, do mais caro para o mais barato, do mais caro pro mais barato,
    da mais cara para a mais barata, mais luxuos[o|a|os|as], aluguel mais alto, renda mais alta, caríssim[o|a|os|as],
    car[o|a|os|as], que custe mais, que custa mais, que mais custa, que mais custam`,
  'sort.BuildingArea.down': `
    maior que, maior do que, mais ampl[io|ia|ios|ias] que, maior, maiores, o maior, a maior, mais ampl[io|ia|ios|ias],
    mais espaços[o|a|os|as], de maior tamanho, de maior área, maior área, com maior área, com mais área,
    com mais metros, com mais metros quadrados, com mais pés quadrados, com mais espaço, maiores primeiro,
    primeiro [os|as] maiores, por tamanho, ordenad[o|a|os|as] por tamanho, ordena por tamanho, ordene por tamanho,
    ordenar por tamanho, maior tamanho, por área, ordena por área, ordenad[o|a|os|as] por área, com a maior área,
    mais metros quadrados, tamanho decrescente, mais grande`,
  'sort.BuildingArea.up': `
    menor que, menor do que, mais pequen[o|a|os|as] que, mais pequen[o|a|os|as] do que, menor, menores, mais
    pequen[o|a|os|as], mais pequenin[o|a|os|as], de menor tamanho, de menor área, menor área, mais compact[o|a|os|as],
    com menos metros, menor tamanho, mais reduzid[o|a|os|as], menores primeiro`,
  'sort.LotArea.down': `
    com o maior terreno, maior terreno, maiores terrenos, maior lote, maiores lotes, com o maior lote, com mais terreno,
    o maior terreno, o maior lote, terreno maior, lote maior, com terreno maior, maior quintal, com o maior quintal,
    maior jardim, com o maior jardim, terreno mais amplo`,
  'sort.LotArea.up': `
    menor terreno, menor lote, com o menor terreno, com o menor lote, terreno mais pequeno, com o terreno mais pequeno`,
  'sort.DaysOnMarket.up': `
    mais recente[|s] que, mais recente, mais recentes, anúncios mais recentes, anúncios mais novos,
    últim[o|a|os|as] anúncios, últimos anúncios, mais recentemente publicad[o|a|os|as],
    mais recentemente anunciad[o|a|os|as], mais nov[o|a|os|as] no mercado, mais recentes no mercado,
    mais nov[o|a|os|as], mais nov[o|a|os|as] primeiro, mais recentes primeiro, primeiro [o|a|os|as] mais nov[o|a|os|as],
    primeiro [o|a|os|as] mais recente[s|], ordenad[o|a|os|as] por data, ordena por data, ordene por data, por data,
    ordenar por data, por data de publicação, últim[o|a|os|as] publicad[o|a|os|as],
    últim[o|a|os|as] anunciad[o|a|os|as], publicad[o|a|os|as] mais recentemente, anunciad[o|a|os|as] mais recentemente,
    menos dias no mercado, com menos dias no mercado, há menos tempo no mercado, menos tempo no mercado,
    com menos tempo no mercado, últimas publicações, último a ser publicado, mais atual, mais atuais, últimas novidades,
    últimos lançamentos`,
  'sort.DaysOnMarket.down': `
    há muito tempo à venda, há muito tempo no mercado, está há mais tempo, estão há mais tempo, que está há mais tempo,
    está há mais tempo à venda, está há mais tempo no mercado,
    há mais tempo no mercado, mais tempo no mercado, com mais tempo no mercado, que estão há mais tempo no mercado,
    que está há mais tempo no mercado, mais dias no mercado, com mais dias no mercado, anúncio mais antigo,
    anúncios mais antigos, há mais tempo à venda, que estão há mais tempo à venda, mais tempo à venda,
    está há mais tempo anunciad[o|a|os|as], estão há mais tempo anunciad[o|a|os|as], há mais tempo anunciad[o|a|os|as], há mais tempo publicad[o|a|os|as]`,
  'sort.YearBuilt.down': `
    de construção mais recente, construção mais recente, construíd[o|a|os|as] mais recentemente, mais recentemente
    construíd[o|a|os|as], mais modern[o|a|os|as], construção mais nova, de construção mais nova, mais nov[o|a|os|as] de
    construção, por ano de construção, ordena por ano, ordene por ano, ordenad[o|a|os|as] por ano de construção,
    ordenar por ano de construção, ordena por ano de construção, prédio mais novo, prédios mais novos,
    edifício mais novo, edifícios mais novos, menos antig[o|a|os|as], construções mais recentes, construções mais novas,
    com menos idade, últimas construídas, por ano`,
  'sort.YearBuilt.up': `
    mais antig[o|a|os|as] que, mais antig[o|a|os|as] do que, mais velh[o|a|os|as] que, mais velh[o|a|os|as] do que, mais
    antig[o|a|os|as], mais velh[o|a|os|as], mais antig[o|a|os|as] primeiro, construção mais antiga,
    de construção mais antiga, com mais história, mais velhinh[o|a|os|as], prédio mais antigo, prédios mais antigos,
    edifício mais antigo, edifícios mais antigos`,
  'sort.HOAMonth.up': `
    condomínio mais baixo, condomínio mais barato, condomínios mais baixos, menor condomínio, com o menor condomínio,
    com o condomínio mais baixo, com o condomínio mais barato, menor taxa de condomínio, taxa de condomínio mais baixa,
    com a taxa de condomínio mais baixa, condomínio baixo, baixo condomínio, condomínio barato, hoa mais baixo,
    hoa mais baixa, menor hoa, com menor hoa, menor taxa de hoa, hoa baixo, hoa baixa, menores despesas de condomínio,
    despesas de condomínio mais baixas, a taxa de hoa mais baixa, taxa de hoa mais baixa`,
  'sort.HOAMonth.down': `
    condomínio mais alto, condomínio mais caro, maior condomínio, taxa de condomínio mais alta, hoa mais alto,
    hoa mais alta, maior hoa`,
  'sort.UnitAreaPrice.up': `
    menor preço por metro quadrado, menor preço por pé quadrado, preço por metro quadrado mais baixo,
    preço por pé quadrado mais baixo, mais barat[o|a|os|as] por metro quadrado, mais barat[o|a|os|as] por pé quadrado,
    mais barat[o|a|os|as] por m2, melhor custo-benefício, melhor custo benefício, melhor relação qualidade-preço,
    melhor relação qualidade preço, melhor relação custo-benefício, com o preço por metro quadrado mais baixo,
    preço mais baixo por metro quadrado, menor preço por m2, metro quadrado mais barato,
    com o metro quadrado mais barato, o metro quadrado mais barato, menor valor do metro quadrado,
    preço do metro quadrado mais baixo`,
  'sort.UnitAreaPrice.down': `
    maior preço por metro quadrado, maior preço por pé quadrado, preço por metro quadrado mais alto,
    preço por pé quadrado mais alto, mais car[o|a|os|as] por metro quadrado, metro quadrado mais caro,
    maior preço por m2`,
  'sort.Bedrooms.down': `
    com mais quartos, com mais dormitórios, maior número de quartos, com o maior número de quartos, com maior número de
    quartos, que tem mais quartos, que tenha mais quartos, que têm mais quartos, que mais quartos tem`,
  'sort.Bathrooms.down': `
    com mais banheiros, com mais casas de banho, maior número de banheiros, com o maior número de banheiros,
    que tem mais banheiros, que tenha mais banheiros, maior número de casas de banho`,
  'sort.Distance.up': `
    mais próxim[o|a|os|as] de, mais próxim[o|a|os|as] do, mais próxim[o|a|os|as] da, mais próxim[o|a|os|as] a, mais
    próxim[o|a|os|as] ao, mais próxim[o|a|os|as] à, mais perto de, mais perto do, mais perto da,
    o mais perto possível de, o mais perto de, o mais próximo possível de, ordenad[o|a|os|as] por distância a,
    ordenad[o|a|os|as] por distância de, por distância a, por distância de, ordena por distância a,
    ordena por distância de, ordene por distância de, por proximidade a, por proximidade de, mais colad[o|a|os|as] a,
    por distância até, que fiquem mais perto de, que fique mais perto de`,
  'sort.limit': `
    primeir[o|a|os|as], [os|as] primeir[os|as], só [os|as], somente [os|as], apenas [os|as], top, melhores,
    [os|as] melhores, unicamente [os|as], me mostre só, me mostra só, mostre só, mostra só, mostre-me só, mostra-me só,
    mostre apenas, mostra apenas, mostra só [os|as], mostre só [os|as], mostre somente, até [as|os]`,
  'figure.count': `
    quant[os|as], quant[os|as] há, quant[os|as] tem, quant[os|as] têm, quant[os|as] você tem, quant[os|as] vocês têm,
    quant[os|as] existem, quant[os|as] são, o número de, número de, quantidade de, a quantidade de, número total de,
    o total de, total de, qual a quantidade de, qual é a quantidade de, qual o número de, qual é o número de,
    contagem de, qts tem, qtas tem, quant[os|as] há no total`,
  'figure.average': `
    preço normal, preços normais, preço habitual, preços habituais,
    média, médias, médio, médios, em média, na média, a média, a média de, média de, média dos, média do, média da,
    preço médio, preços médios, o preço médio, valor médio, valores médios, o valor médio, custo médio, preço médio de,
    preço médio dos, preço médio das, quanto custa em média, quanto custam em média, típico, preço típico, habitual,
    costuma custar, costumam custar, quanto costuma custar, quanto costumam custar, preço médio do, média de preço,
    média de preços, média dos preços, média do preço, ticket médio`,
  'figure.median': `
    mediana, mediano, preço mediano, a mediana, o preço mediano, mediana de, a mediana de, mediana do preço,
    mediana de preço, mediana dos preços, a mediana do preço, a mediana dos preços, valor mediano, mediana de preços`,
  'figure.range': `
    faixa de preço, faixa de preços, a faixa de preço, a faixa de preços, qual a faixa de preço,
    qual é a faixa de preço, em que faixa de preço, gama de preços, intervalo de preços, intervalo de preço,
    entre que preços, de quanto a quanto, entre quanto e quanto, que faixa de preço, em que faixa de preços,
    faixas de preço, faixa de aluguel, faixa de rendas, leque de preços, preço mínimo e máximo, preços mínimo e máximo,
    o preço mínimo e máximo, variação de preço, variação de preços, faixa de valores, a faixa de valores,
    preço mais baixo e mais alto`,
  'figure.min': `
    qual é o preço mais baixo, qual o preço mais baixo, qual é o preço mínimo, qual o preço mínimo,
    qual é o menor preço, qual o menor preço, qual o menor valor, qual é o menor valor, a partir de que preço,
    a partir de qual preço, a partir de quanto, desde que preço, preço mínimo de, qual é o aluguel mais baixo,
    qual o aluguel mais baixo, qual é a renda mais baixa, qual o menor aluguel, qual é o menor aluguel`,
  'figure.max': `
    qual é o preço mais alto, qual o preço mais alto, qual é o preço máximo, qual o preço máximo, qual é o maior preço,
    qual o maior preço, qual o maior valor, preço máximo de, até que preço, qual é o aluguel mais alto,
    qual o aluguel mais alto, qual é a renda mais alta`,
  'figure.howMuch': `
    quanto custa, quanto vale, quanto sai, quanto fica, quanto é, quanto seria, quanto pedem por, preço de, o preço de,
    preço do, preço da, o preço do, o preço da, que preço tem, qual o preço de, qual é o preço de, qual o preço do,
    qual o preço da, qual é o preço do, qual é o preço da, a quanto está, quanto tá`,
  'figure.price': `
    quanto custam, quanto custa um, quanto custa uma, quanto valem, quanto vale um, quanto vale uma, que preços têm,
    que preço têm, a quanto estão, quanto saem, quanto sai um, quanto sai uma, quanto custa alugar,
    quanto custa arrendar, que preços há, quanto estão custando, quanto tá custando, quanto está custando,
    quais são os preços, quais os preços, por quanto estão, em quanto estão, quanto estão`,
}
