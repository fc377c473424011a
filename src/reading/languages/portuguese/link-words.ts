/** Small words that the readers of amounts and places look for; they mean nothing alone. Tag -> phrases. */
export const linkWords: Record<string, string> = {
  'glue.article': `
    um, uma, uns, umas, algo, algum, alguma, outro, outra, outros, outras`,
  'glue.the': `
    o, a, os, as, do, da, dos, das, ao, à`,
  'glue.of': `
    de, do, da`,
  'glue.in': `
    em, no, na, nos, nas`,
  'glue.and': `
    e, &`,
  'glue.beforeAmount': `
    um, uma, o, a, os, as, de, do, da, dos, é, em, no, na, nos, por, até, seja, sejam, ser, como, tipo, x, para, pra,
    que, há, tem, um total de`,
  'glue.bound': `
    mais, menos`,
  'glue.ofYear': `
    de, do`,
  'glue.link': `
    de, do, da, dos, das, é, são, seja, sejam, ser, um, uma, o, a, os, as, em, no, na, que, por, para, pra, não, deve,
    devem, deveria, há, tem, ter, com, meu, minha, esteja, estejam, tamanho, total, x, custe, custem, fique`,
  'glue.ground': `
    terreno, lote, quintal`,
  'glue.lowestPrice': `
    o aluguel mais baixo, o menor aluguel, o menor preço, a renda mais baixa,
    preço mais baixo, o preço mais baixo, menor preço, menor valor, preço mínimo, valor mínimo, aluguel mais baixo, menor aluguel, renda mais baixa`,
  'glue.highestPrice': `
    o aluguel mais alto, o maior aluguel, o maior preço, a renda mais alta,
    preço mais alto, o preço mais alto, maior preço, maior valor, preço máximo, valor máximo, aluguel mais alto, maior aluguel, renda mais alta`,
  'glue.garden': `
    jardim, quintal`,
  'glue.forTime': `
    desde, por, durante, só, há, faz`,
  'glue.onMarket': `
    no mercado`,
  'glue.numberOf': `
    número de, o número de, quantidade de, número total de`,
  'glue.figureLink': `
    de, do, da, dos, das, o, a, os, as, por, em, no, na, venda, mensal, é, ano`,
  'glue.rent': `
    aluguel, aluguer, renda, arrendamento, aluguéis, alugueres, rendas`,
  'glue.placeLink': `
    o, a, os, as, de, do, da, não, número, é`,
  'glue.placeKind': `
    city`,
  'glue.state': `
    estado de, estado do, estado da, o estado de, o estado da, o estado do, estado`,
  'glue.withinLink': `
    a, de, em, um, uma, dentro de, uns, umas, raio, num raio de, em um raio de, raio de, no máximo, a uns, até`,
  'glue.centreLink': `
    o, a, os, as, de, do, da, dos, das, ao, à, desde, cidade, a cidade de, centro de, o centro de, código postal, cep,
    mls, #, número, endereço, morada, aqui`,
  'glue.distanceLink': `
    distância, longe, ao redor, em redor, de carro, de distância, em volta`,
  'glue.yearLink': `
    é, foi, seja, de, do, o, a, os, ano, no ano, no ano de, em, durante, por`,
  'glue.year': `
    ano, durante, no ano, no ano de`,
  'glue.andHalf': `
    e meio, e meia`,
  'glue.units': `
    unidade, unidades`,
  'glue.age': `
    anos`,
  'glue.my': `
    meu, minha, meus, minhas, nosso, nossa, nossos, nossas`,
  'glue.hedge': `
    talvez, quem sabe, se calhar`,
  'glue.salePrice': `
    preço de venda, preços de venda, preço de compra, preços de compra, valor de venda, valor de compra`,
  'glue.downPayment': `
    de entrada, de sinal, como entrada, para a entrada, pra entrada, para dar de entrada, guardados, economizados,
    poupados, de poupança, de economias, entrada de, valor de entrada, entrada inicial, sinal de, a entrada, dar de
    entrada`,
  'glue.rather': `
    antes, melhor`,
  'glue.prefer': `
    prefiro, preferimos, preferia, preferiria, gosto mais de, gostamos mais de`,
  'glue.over': `
    a, ao, à, do que`,
  'glue.preferredTo': `
    em vez de, mais do que`,
  'glue.than': `
    do que, que, a`,
  'glue.swapFor': `
    por, para, pra, pelo, pela`,
  'glue.swap': `
    troca, troque, trocar, muda, mude, mudar, substitui, substitua, substituir`,
  'glue.payment': `
    prestação, prestações, parcela, parcelas, mensalidade, mensalidades, pagamento mensal, pagamentos mensais,
    financiamento, crédito, empréstimo, hipoteca, prestação da casa, parcela do financiamento`,
  // What visitors have.
  'self.animal.dog': `
    cão, cães, cachorr[o|a|os|as], cachorrinh[o|a|os|as], cadela, cadelas, tenho cachorro, tenho um cachorro,
    tenho cachorros, tenho dois cachorros, tenho uma cachorra, temos cachorro, temos um cachorro, tenho cão,
    tenho um cão, tenho cães, tenho dois cães, temos um cão, meu cachorro, o meu cachorro, meus cachorros,
    minha cachorra, meu cão, o meu cão, os meus cães, minha cadela, com cachorro, com cão, com um cachorro, com um cão,
    para o meu cão, pro meu cachorro, para meu cachorro, para o meu cachorro, um cachorro, um cão`,
  'self.animal.cat': `
    gat[o|a|os|as], gatinh[o|a|os|as], tenho gato, tenho um gato, tenho uma gata, tenho gatos, tenho dois gatos,
    temos um gato, temos gatos, meu gato, o meu gato, meus gatos, os meus gatos, minha gata, com gato, com um gato,
    um gato`,
  'self.animal.pet': `
    pet, pets, animal de estimação, animais de estimação, meu pet, meus pets, meu animal, meus bichos,
    bicho de estimação, bichos de estimação, com animais, com animais de estimação, para animais, tenho pet, tenho pets,
    tenho um pet, tenho animais, tenho animal de estimação, tenho animais de estimação, ter animais, ter pets,
    ter animais de estimação, papagaio, coelho, coelhos, hamster, tartaruga, furão, canário`,
  'self.animal.led': `
    cavalo, cavalos, galinha, galinhas, cabra, cabras, pássaro, pássaros, peixe, peixes, animal, animais, burro, ovelha,
    ovelhas`,
  'self.have': `
    tenho, temos, a gente tem, trago, trazemos`,
  'self.thing': `
    barco, barcos, lancha, caminhonete, carro, carros, moto, motos, bicicleta, bicicletas, bike, piano, caravana,
    autocaravana, motorhome, caminhão, camião, trailer, cavalo, cavalos`,
  'glue.any': `
    qualquer, quaisquer`,
}
