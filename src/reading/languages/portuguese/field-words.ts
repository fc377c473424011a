import type { FieldWords } from '../tables/field-words.ts'

/** How Portuguese denies what a record says. */
export const portugueseFields: FieldWords = {
  fields: {
    Price: 'preco*, custa, quanto custa, custo, aluguel, aluguer, renda',
    Bedrooms: 'quarto*, dormitorio*',
    Bathrooms: 'banheiro*, casas de banho, casa de banho',
    BuildingArea: 'area, area construida, area util, tamanho, metragem',
    LotArea: 'terreno, lote',
    YearBuilt: 'construida, construido, ano de construcao, idade, quantos anos tem',
    DaysOnMarket: 'dias no mercado, ha quanto tempo, quantos dias',
    ParkingSpots: 'vaga*, garagem, estacionamento',
    HOAMonth: 'hoa*, condominio mensal, taxa de condominio',
    DepositFee: 'caucao, deposito',
    City: 'cidade, onde, localizacao',
    ZIP: 'cep, codigo postal',
    MLSNumber: 'mls*',
    PropertyType: 'tipo de imovel',
  },
  besides: `por que, porque, quem, inclu*, negoci*, mud*, baix*, sub*, firme, antes, depois, outro, outra, outros,
      outras,
    anterior*, ultim*, ainda`,
  untrue: `nao e verdade que, e falso que, e mentira que, nao e certo que, e um erro pensar, e um erro achar, e
      errado que,
    nao e correto que, ninguem pede, ja nao, nao mais, deixou de`,
  nounDenials: 'sem, nenhum, nenhuma, nem',
  fronts: 'sobre, acerca de, de, do, da, dos, das, quanto a, quanto ao, em relacao a',
  yes: 'sim, verdadeiro, incluido, incluida, incluso, permitido, permitidos, disponivel, tem, x',
  no: 'nao, nenhum, nenhuma, falso, nada, sem, nao ha, nao incluido, nao permitido, nao permitidos, nao tem',
  blank: 'n/a, n/d, nd, desconhecido, nao informado, nao consta, nao indicado, sem dados, nao especificado',
  opposites: `
    !grande, grandes, ampla, amplo, espacosa, espacoso / pequena, pequeno, pequenas, pequenos, compacta, compacto
    comprar, compra, adquirir / alugar, aluguel, arrendar, aluguer
    comprar, compra, adquirir / vender, venda
    alugar, aluguel, arrendar / vender
    mais de, pelo menos, no minimo, minimo, a partir de, acima de / menos de, abaixo de, ate, no maximo, maximo,
      nao mais de, limite, teto
    !barata, barato, baratas, baratos, economica, economico, acessivel / cara, caro, caras, caros, luxuosa,
      luxuoso, luxo
    !nova, novo, novas, novos, moderna, moderno / velha, velho, antiga, antigo
    !dia, de dia, manha / noite, a noite, noites
    !tranquila, tranquilo, silenciosa, sossegada / animada, movimentada, barulhenta
    sozinha, sozinho / juntos, familia, casal
    antes / depois
    !perto / longe
    casa, casas / apartamento, apartamentos, condominio, sobrado, terreno
    apartamento, apartamentos / terreno, sobrado
    !mobiliada, mobiliado, mobilada / sem mobilia
    terreo / ultimo andar, cobertura
    imprescindivel, deve, obrigatorio / talvez, opcional, so olhando
    orcamento, gastar, pagar / ganho, renda mensal, salario`,
}
