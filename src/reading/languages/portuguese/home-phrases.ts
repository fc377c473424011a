/** Kinds of homes, sale or rent, status and other fixed values. Tag -> phrases, separated by commas. */
export const homePhrases: Record<string, string> = {
  'family.house': `
    casa, casas, casinha, casinhas, moradia, moradias, moradia unifamiliar, moradias unifamiliares, casa unifamiliar,
    casas unifamiliares, unifamiliar, unifamiliares, moradia isolada, moradias isoladas, moradia independente, moradias
    independentes, vivenda, vivendas, sobrado, sobrados, casarão, casarões, mansão, mansões, chalé, chalés, cabana,
    cabanas, bangalô, bangalôs, bangaló, bangalós, villa, villas, casa de campo, casas de campo, casa independente,
    casas independentes, casa isolada, casas isoladas, casa individual, casas individuais, residencial, residenciais,
    casa inteira, casa toda, casa de praia, casas de praia, casa de rua, casas de rua, house, houses, edícula, edículas,
    casebre, palacete, palacetes, solar, caza, cazas`,
  'family.condo': `
    apartamento, apartamentos, apê, apês, ape, apes, apto, aptos, apt, apts, ap, aps, apartamentinho, apezinho,
    apertamento, flat, flats, loft, lofts, andar moradia, andares moradia, condo, condos, apartment, apartments,
    apartamento duplex, apartamentos duplex, duplex apartamento, apartamento studio, apartamento estúdio,
    apartamento tipo estúdio, apartamento tipo studio, apartamento inteiro, apartamento todo, apartameto, apartamanto,
    apartemento, apartamentu, fração autónoma, frações autónomas, andar, apartamento garden, unidade de condomínio`,
  'family.townhouse': `
    casa geminada, casas geminadas, geminada, geminadas, geminado, geminados, moradia geminada, moradias geminadas,
    moradia em banda, moradias em banda, casa em banda, casas em banda, em banda, sobrado geminado, sobrados geminados,
    townhouse, townhouses, townhome, townhomes, town house, casa de vila, casas de vila, casa conjugada,
    casas conjugadas, village, casa de cidade`,
  'family.multiFamily': `
    multifamiliar, multifamiliares, casa multifamiliar, casas multifamiliares, prédio multifamiliar, prédios
    multifamiliares, edifício multifamiliar, edifícios multifamiliares, plurifamiliar, plurifamiliares, duplex, dúplex,
    triplex, tríplex, quadriplex, fourplex, bifamiliar, bifamiliares, casa bifamiliar, casas bifamiliares, moradia
    bifamiliar, moradias bifamiliares, casa para duas famílias, imóvel multifamiliar, imóveis multifamiliares,
    casa duplex, casas duplex, multi familiar, prédio de rendimento`,
  'family.land': `
    terreno, terrenos, lote, lotes, terreno para construir, terrenos para construir, terreno para construção,
    terrenos para construção, lote para construir, lotes para construir, lote para construção, lotes para construção,
    terreno urbano, terrenos urbanos, terreno rústico, terrenos rústicos, terreno urbanizável, terreno baldio,
    terrenos baldios, terreno vazio, lote vazio, pedaço de terra, pedaço de chão, terra, terras, gleba, glebas,
    lote de terreno, lotes de terreno, lote de terra, terreninho, lote residencial, lotes residenciais, só terreno,
    só o terreno, apenas terreno, loteamento, loteamentos`,
  'family.mobile': `
    casa móvel, casas móveis, casa pré-fabricada, casas pré-fabricadas, pré-fabricada, pré-fabricadas, casa modular,
    casas modulares, mobile home, mobile homes, trailer, trailers, tráiler, casa manufaturada, casas manufaturadas,
    moradia pré-fabricada, moradias pré-fabricadas, casa sobre rodas, casas sobre rodas, mobil home, manufaturada,
    manufaturadas, casa prefabricada, casas prefabricadas`,
  'family.any': `
    imóvel, imóveis, imovel, imoveis, propriedade, propriedades, lar, lares, habitação, habitações, residência,
    residências, lugar, lugares, anúncio, anúncios, opção, opções, algo, coisa, coisas, cantinho, sítio para morar,
    sítio para viver, lugar para morar, lugar pra morar, lugar para viver, alojamento, alojamentos, bens imóveis,
    listagem, listagens, oferta, ofertas, resultado, resultados, unidade, unidades, imobiliário, prédio, prédios,
    edifício, edifícios, qualquer coisa, teto, lugarzinho, unidade habitacional, tipo de imóvel`,
  studio: `
    estúdio, estúdios, studio, studios, kitnet, kitnets, quitinete, quitinetes, kitinete, kitinetes, kitchenette,
    kit net, kit nets, conjugado, conjugados, apartamento conjugado, apartamento studio, apartamento estúdio,
    apartamento tipo estúdio, apartamento tipo studio, jk, sem quartos, sem quarto, zero quartos, 0 quartos,
    0 dormitórios, estúdio apartamento, tipo estúdio, tipo studio, loft estúdio, quitinet, quitinets`,
  'SaleType.for_sale': `
    à venda, a venda, venda, vendas, de venda, para venda, pra venda, para vender, para comprar, pra comprar, comprar,
    compra, compro, vendo, vender, vende-se, vendem-se, vende se, para compra, adquirir, comprando, em venda,
    que vendam, que vendem, vendendo, vendem, que se venda, que esteja à venda, que estejam à venda, compra e venda,
    for sale, aquisição, comprar de vez, quero comprar, queremos comprar, a comprar`,
  'SaleType.for_rent': `
    para alugar, pra alugar, alugar, aluguel, aluguéis, alugueis, aluguer, alugueres, de aluguel, de aluguer,
    para aluguel, para aluguer, pra aluguel, por aluguel, em aluguel, alugo, aluga-se, alugam-se, aluga se, alugando,
    a alugar, que aluguem, que alugam, que alugue, arrendar, para arrendar, pra arrendar, arrendamento,
    para arrendamento, em arrendamento, de arrendamento, arrendo, arrenda-se, arrendam-se, a arrendar, arrendado,
    locação, para locação, pra locação, em locação, de locação, locar, para locar, preço do aluguel, preço de aluguel,
    valor do aluguel, aluguel mensal, aluguer mensal, renda mensal, renda de, renda até, rendas, preço da renda,
    valor da renda, quarto para alugar, quartos para alugar, quarto para arrendar, quartos para arrendar,
    quarto pra alugar, quartos pra alugar, alugar um quarto, arrendar um quarto, alugo quarto, um quarto para alugar,
    um quarto para arrendar, um quarto pra alugar, for rent, pra locar, mercado de arrendamento,
    aluguel mais baixo, renda mais baixa, a renda mais baixa, o aluguel mais baixo, aluguel mais barato, renda mais
    barata, aluguel mais alto, renda mais alta, qual é o aluguel mais baixo, qual o aluguel mais baixo, qual é a
    renda mais baixa, qual o menor aluguel, qual é o menor aluguel, qual é o aluguel mais alto, qual o aluguel mais
    alto, qual é a renda mais alta`,
  'Status.Sold': `
    vendid[o|a|os|as], já vendid[o|a|os|as], recém-vendid[o|a|os|as], recém vendid[o|a|os|as],
    vendid[o|a|os|as] recentemente, recentemente vendid[o|a|os|as], que foram vendid[os|as], foram vendid[os|as],
    foi vendid[o|a], que já foram vendid[os|as], que se venderam, se venderam, vendas recentes, vendas fechadas,
    vendid[o|a|os|as] há pouco, últimas vendas, vendas passadas, que já venderam, vendas concluídas`,
  'Status.PreOnMarket': `
    em breve, em breve à venda, em breve no mercado, brevemente, brevemente à venda, brevemente no mercado, pré-mercado,
    pré mercado, pré-lançamento, pré-venda, pré venda, prestes a entrar no mercado, por entrar no mercado,
    que vão entrar no mercado, que entrarão no mercado, que vão sair em breve, que saem em breve, que entram em breve,
    que ainda não estão no mercado, ainda não no mercado, ainda fora do mercado, ainda não estão à venda,
    antes de entrar no mercado, antes de entrarem no mercado, antes de ir para o mercado, antes de irem para o mercado,
    próximos lançamentos, futuros lançamentos, coming soon, que ainda não entraram no mercado, que ainda não saíram`,
  'Status.Active': `
    ativ[o|a|os|as], activ[o|a|os|as], anúncios ativos, anúncios activos, ainda disponíveis, ainda disponível,
    que continuam à venda, que continuem à venda, que continuam disponíveis, que ainda estão à venda,
    que ainda estejam à venda, sem vender, não vendid[o|a|os|as], que não foram vendid[os|as],
    que não estejam vendid[os|as], disponíveis atualmente, atualmente disponíveis, disponíveis agora, disponível agora,
    ainda à venda, que ainda não foram vendid[os|as], que não venderam`,
  'Status.Pending': `
    venda pendente, vendas pendentes, pendente de venda, em processo de venda`,
  'Status.ActiveUnderContract': `
    sob contrato, com contrato assinado, reservad[o|a|os|as], já reservad[o|a|os|as], com proposta aceite, com proposta aceita, sob proposta, com sinal pago`,
  'Status.all': `
    incluindo os vendidos, incluindo as vendidas, inclusive os vendidos, inclusive as vendidas, incluindo vendid[os|as],
    inclusive vendid[os|as], vendidos ou não, vendidas ou não, qualquer status, qualquer estado de venda,
    também os vendidos, também as vendidas, de qualquer status, ativos e vendidos, ativas e vendidas,
    ativos ou vendidos, tanto vendidos como ativos, estejam vendidos ou não, até os vendidos, mesmo os vendidos,
    mesmo as vendidas, também vendid[os|as]`,
  'SpaceType.Entire place': `
    imóvel inteiro, imóvel completo, lugar inteiro, espaço inteiro, casa inteira, casas inteiras, casa toda,
    casa completa, a casa toda, apartamento inteiro, apartamentos inteiros, apartamento todo, apartamento completo,
    o apartamento todo, alojamento inteiro, propriedade inteira, não compartilhad[o|a], não partilhad[o|a],
    sem compartilhar, sem partilhar, sem dividir, sem colegas de quarto, sem colegas de casa, só para mim, só pra mim,
    tudo para mim, que não seja compartilhad[o|a], que não seja partilhad[o|a], sem roommates`,
  'SpaceType.Room': `
    procuro quarto, procuro um quarto, busco quarto, busco um quarto, preciso de um quarto, quero um quarto,
    quero alugar um quarto, quero arrendar um quarto, alugar quarto, alugar um quarto, arrendar quarto,
    arrendar um quarto, quarto para alugar, quartos para alugar, quarto pra alugar, quartos pra alugar,
    quarto para arrendar, quartos para arrendar, quarto privado, quartos privados, quarto privativo, quartos privativos,
    quarto individual, quartos individuais, apartamento compartilhado, apartamentos compartilhados, casa compartilhada,
    casas compartilhadas, apartamento partilhado, apartamentos partilhados, casa partilhada, casas partilhadas,
    quarto em apartamento compartilhado, quarto em casa compartilhada, quarto em apartamento partilhado,
    quarto em casa partilhada, um quarto numa casa, quarto numa casa, um quarto em uma casa, quarto em uma casa,
    um quarto em uma casa compartilhada, um quarto numa casa partilhada, um quarto num apartamento partilhado,
    um quarto para alugar, um quarto pra alugar, um quarto para arrendar, alugo quarto,
    [só|somente|apenas] um quarto para mim, dividir apartamento, dividir apê, dividir casa, dividir aluguel,
    partilhar casa, partilhar apartamento, quarto compartilhado, quarto partilhado, um quarto privado,
    vaga em república, vaga em quarto, república, quarto avulso, só o quarto, [só|somente|apenas] um quarto,
    aluguel de quarto, aluguel de quartos`,
  'Tours.OpenHouse': `
    open house, open houses, openhouse, casa aberta, casas abertas, portas abertas, dia de portas abertas,
    dias de portas abertas, visita aberta, visitas abertas, plantão de vendas, casa de portas abertas, dia aberto`,
  'Tours.3D': `
    visita virtual, visitas virtuais, tour virtual, tours virtuais, tour 3d, tours 3d, visita 3d, visita em 3d,
    tour em 3d, passeio virtual, passeios virtuais, 3d, em 3d, tour 360, visita 360, matterport, visita online,
    tour por vídeo, vídeo tour, percurso virtual`,
  'new.listing': `
    anúncios novos, anúncio novo, novos anúncios, novo anúncio, nov[o|a|os|as] no mercado, recém-publicad[o|a|os|as],
    recém publicad[o|a|os|as], recém-anunciad[o|a|os|as], recém anunciad[o|a|os|as], recém-chegad[o|a|os|as], recém
    chegad[o|a|os|as], recém-chegad[o|a|os|as] ao mercado, recém-listad[o|a|os|as], recém listad[o|a|os|as],
    recém-lançad[o|a|os|as], recém lançad[o|a|os|as], recém-colocad[o|a|os|as] à venda, recém no mercado, recentemente
    publicad[o|a|os|as], publicad[o|a|os|as] recentemente, anunciad[o|a|os|as] recentemente,
    recentemente anunciad[o|a|os|as], publicad[o|a|os|as] há pouco, anunciad[o|a|os|as] há pouco,
    acabad[o|a|os|as] de anunciar, acabad[o|a|os|as] de chegar, acabaram de entrar, que acabaram de entrar,
    que acabaram de entrar no mercado, que acabaram de chegar, acabou de entrar no mercado, esta semana, essa semana,
    desta semana, dessa semana, nesta semana, nessa semana, publicad[o|a|os|as] esta semana,
    publicad[o|a|os|as] nesta semana, publicad[o|a|os|as] essa semana, anunciad[o|a|os|as] esta semana,
    anunciad[o|a|os|as] nesta semana, anunciad[o|a|os|as] essa semana, nov[o|a|os|as] esta semana,
    nov[o|a|os|as] desta semana, nov[o|a|os|as] nesta semana, que entraram esta semana, que entraram nesta semana,
    que entraram essa semana, que saíram esta semana, que saíram essa semana, novidades, novas ofertas, ofertas novas,
    novas listagens, anúncios recentes, lançamentos da semana, novos imóveis no mercado`,
  'new.today': `
    hoje, de hoje, publicad[o|a|os|as] hoje, anunciad[o|a|os|as] hoje, nov[o|a|os|as] de hoje, nov[o|a|os|as] hoje`,
  'new.yesterday': `
    ontem, desde ontem, de ontem, publicad[o|a|os|as] ontem, anunciad[o|a|os|as] ontem`,
  'new.month': `
    este mês, esse mês, deste mês, desse mês, neste mês, nesse mês, publicad[o|a|os|as] este mês,
    publicad[o|a|os|as] neste mês, anunciad[o|a|os|as] este mês, nov[o|a|os|as] este mês`,
}
