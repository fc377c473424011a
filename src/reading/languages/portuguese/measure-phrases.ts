/** What is counted or measured, and the units it is said in. Tag -> phrases, separated by commas. */
export const measurePhrases: Record<string, string> = {
  'unit.Bedrooms': `
    quartos pra alugar, quarto pra alugar,
    quarto, quartos, dormitório, dormitórios, dorm, dorms, dorm., dorms., dts, qto, qtos, qts, qt, qto., qtos.,
    quartinho, quartinhos, quartos de dormir, quarto de dormir, quartos de casal, quarto de casal, quartos para dormir,
    suítes, suites, quarto duplo, quartos duplos, quartos para alugar, quarto para alugar, quartos para arrendar,
    quarto para arrendar, camas, cama, bedrooms, bedroom, beds, bed, br, bd, alcova, alcovas, aposentos,
    divisões para dormir, quartus, quato, quatos, dormitorio`,
  'unit.Bathrooms': `
    banheiro, banheiros, casa de banho, casas de banho, wc, wcs, wc's, quarto de banho, quartos de banho, sanitário,
    sanitários, bwc, bwcs, banheiro completo, banheiros completos, casa de banho completa, casas de banho completas,
    instalação sanitária, instalações sanitárias, bathrooms, bathroom, baths, bath, ba, banh, banhs, banho, banhos, bnh,
    banheiro social, banheiros sociais, toilettes, banhero, banheros, baneiro, baneiros`,
  'unit.ParkingSpots': `
    vaga, vagas, vaga de garagem, vagas de garagem, vaga na garagem, vagas na garagem, vaga de estacionamento, vagas de
    estacionamento, vaga para carro, vagas para carros, vaga para carros, vagas para carro, lugar de garagem, lugares de
    garagem, lugar na garagem, lugares na garagem, lugar de estacionamento, lugares de estacionamento,
    lugar de parqueamento, lugares de parqueamento, lugar para estacionar, lugares para estacionar, estacionamento,
    estacionamentos, garagem, garagens, box de garagem, box, boxes, parqueamento, parking, parkings, carro, carros,
    automóvel, automóveis, viatura, viaturas, veículo, veículos, espaços de garagem, espaço de garagem,
    lugar para carro, lugares para carros, lugar p/ carro, vagas p/ carros, garajem, vaga coberta, vagas cobertas, vg,
    vgs, lugares de parking, lugar de parking`,
  'parking.2': 'garagem dupla, garagem para dois carros, garagem para dois, box dupla, garagem com duas vagas',
  'parking.3': 'garagem tripla, garagem para três carros',
  'parking.1': 'garagem individual, garagem simples, box individual',
  'unit.squareFeet': `
    pés quadrados, pé quadrado, pés2, ft2, ft 2, pés 2, sqft, sq ft, sf, pés, pés², square feet, pes quadrados`,
  'unit.squareMeters': `
    metros quadrados, metro quadrado, m2, m 2, m^2, mts2, mts 2, mt2, mts, mtrs, metros, metro, mts quadrados,
    m quadrados, metros2, metros 2, mts², metros quadrado, sqm, mq, mq2, m quadrado, metragem de`,
  'unit.acres': `
    acre, acres`,
  'unit.hectares': `
    hectare, hectares, ha, hectar`,
  'unit.miles': `
    milha, milhas`,
  'unit.kilometers': `
    km, kms, quilómetro, quilómetros, quilômetro, quilômetros, kilometros, kilometro, k m, quilometros`,
  'unit.days': `
    dia, dias`,
  'unit.weeks': `
    semana, semanas`,
  'unit.months': `
    mês, meses`,
  'unit.years': `
    ano, anos`,
  'unit.yearsOld': `
    anos de idade, anos de construção, anos de construíd[o|a|os|as], anos de uso, anos de antiguidade, ano de construção
    feito, anos de feit[o|a], anos de vida, anos de existência`,
  'field.Price': `
    preço, preços, orçamento, meu orçamento, nosso orçamento, o meu orçamento, o nosso orçamento, custo, valor, valores,
    custa, custam, custe, custem, que custe, que custem, vale, valha, valham, posso gastar, podemos gastar, posso pagar,
    podemos pagar, consigo pagar, conseguimos pagar, gastar, pagar, preço de venda, preço máximo, preço mínimo, preço é,
    orçamento é, orçamento máximo, orçamento de, que saia, que fique, verba, verba de, tenho um orçamento,
    temos um orçamento, tenho um orçamento de, temos um orçamento de, investir, posso investir, disponho de,
    dispomos de, conto com, contamos com, meu teto, meu limite, meu máximo, o meu limite, o meu máximo, o meu teto,
    valor de venda, valor máximo, valor total, preço total, por um valor, no valor, na faixa, faixa de preço, bolso,
    tenho disponível, dá pra pagar, dá para pagar`,
  'field.rent': `
    aluguel, aluguer, renda, arrendamento, aluguel mensal, aluguer mensal, renda mensal, preço do aluguel,
    preço de aluguel, valor do aluguel, valor de aluguel, preço da renda, valor da renda, aluguéis, alugueis, alugueres,
    rendas, mensalidade, mensalidades, aluguel por mês, renda por mês, pacote de aluguel`,
  'field.HOAMonth': `
    hoa, o hoa, a hoa, taxa de hoa, taxa hoa, taxa do hoa, taxa da hoa, taxas de hoa, condomínio, condominio, taxa de
    condomínio, taxa do condomínio, taxas de condomínio, valor do condomínio, valor de condomínio,
    despesas de condomínio, despesa de condomínio, quota de condomínio, quotas de condomínio, cota de condomínio,
    cotas de condomínio, quota do condomínio, taxa condominial, taxas condominiais, despesas condominiais,
    custo do condomínio, custo de condomínio, mensalidade do condomínio, condomínio mensal, condomínio (hoa),
    taxa de condomínio (hoa), hoa mensal, quota mensal de condomínio, taxa mensal de condomínio, taxa de associação,
    taxa da associação, associação de proprietários, associação de moradores, taxa de associação de moradores,
    taxa de manutenção, h o a, preço do condomínio, cond, cond.`,
  'field.DepositFee': `
    depósito, depósito caução, depósito de caução, caução, cauções, depósito de segurança, depósito de garantia,
    depósitos, calção, de caução, de depósito, cheque caução, caução de`,
  'field.ZestimatePrice': `
    zestimate, valor estimado, preço estimado, avaliação zestimate`,
  'field.UnitAreaPrice': `
    por pé quadrado, o pé quadrado, por metro quadrado, o metro quadrado, por m2, o m2, preço por metro quadrado,
    preço por m2, preço do metro quadrado, preço por pé quadrado, preço do pé quadrado, preço do m2, /m2, / m2,
    ao metro quadrado, valor do metro quadrado, valor do m2, valor por metro quadrado, custo do metro quadrado,
    custo por metro quadrado, por metro, o metro, preço unitário, preço do metro`,
  'field.BuildingArea': `
    área, área construída, área útil, área bruta, área habitável, área privativa, área total, área interna,
    área interior, área coberta, superfície, superfície útil, de área, de área construída, de área útil, de área bruta,
    de área privativa, de área habitável, de área interna, de construção, construíd[os|as], construíd[o|a], úteis,
    habitáveis, cobertos, privativos, metragem, tamanho, tamanho da casa, de espaço, espaço interno, espaço interior,
    de casa, de moradia, de apartamento, metros de construção, de superfície, área bruta privativa, abp, abc`,
  'field.LotArea': `
    lote, lotes, terreno, terrenos, tamanho do lote, tamanho do terreno, tamanho de terreno, tamanho de lote, área do
    terreno, área de terreno, área do lote, área de lote, de terreno, de lote, de terra, superfície do terreno,
    superfície de terreno, metros de terreno, metragem do terreno, extensão, área externa, área do logradouro`,
  'field.YearBuilt': `
    construíd[o|a|os|as], construíd[o|a|os|as] em, edificad[o|a|os|as], edificad[o|a|os|as] em, feit[o|a|os|as] em,
    feit[o|a|os|as], ano de construção, ano da construção, ano construção, data de construção, data da construção,
    construção, construção de, de construção, que date de, que datem de, data de, datam de, erguid[o|a|os|as], que foi
    construíd[o|a], que foram construíd[os|as], foi construíd[o|a], foram construíd[os|as], que seja construíd[o|a], que
    tenha sido construíd[o|a], que tenham sido construíd[os|as], entregue em, terminad[o|a|os|as] em,
    concluíd[o|a|os|as] em, fabricad[o|a|os|as] em, levantad[o|a|os|as]`,
  'field.DaysOnMarket': `
    no mercado, dias no mercado, dias de mercado, tempo no mercado, tempo de mercado, dias publicad[o|a|os|as], dias
    anunciad[o|a|os|as], dias de anúncio, dias à venda, à venda há, no mercado há, de publicação,
    de anunciad[o|a|os|as], de publicad[o|a|os|as], de anúncio, dias em venda`,
  'field.Bedrooms': `
    número de quartos, quantidade de quartos, número de dormitórios, quantidade de dormitórios, nº de quartos`,
  'field.Bathrooms': `
    número de banheiros, quantidade de banheiros, número de casas de banho, nº de banheiros`,
  'unit.hours': `
    hora, horas`,
  'unit.decades': `
    década, décadas`,
  'time.travel': `
    min, mins, minuto, minutos, hora, horas, minutinhos`,
  'time.travelBy': `
    de carro, de ônibus, de autocarro, de comboio, de trem, de metrô, de metro, de bicicleta, de bike, a pé, andando,
    caminhando, dirigindo, a conduzir, de caminho, de viagem, de trajeto, de percurso, ou menos, máximo, no máximo, de
    distância, de transporte público, de uber, a andar`,
  'year.this': `
    este ano, deste ano, neste ano, esse ano, desse ano`,
  'year.last': `
    o ano passado, do ano passado, no ano passado, ano passado`,
  'unit.Rooms': `
    assoalhada, assoalhadas, divisões assoalhadas, assoalhada e cozinha`,
}
