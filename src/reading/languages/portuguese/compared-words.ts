import type { ClaimTable } from '../tables/claim-table.ts'

/** Further ways to hold two homes against each other; a sign of 0 says that they are alike. */
export const portugueseCompared: ClaimTable['compares'] = [
  {
    field: 'Price',
    sign: 0,
    isMost: false,
    words: `o mesmo preco, mesmo preco, custa o mesmo, custam o mesmo, igualmente cara, igualmente caro, tao cara
      quanto, tao caro quanto, tanto quanto`,
  },
  {
    field: 'BuildingArea',
    sign: 0,
    isMost: false,
    words: `o mesmo tamanho, mesmo tamanho, igualmente grande, tao grande quanto, tao grande como, a mesma area,
      mesma area`,
  },
  {
    field: 'YearBuilt',
    sign: 0,
    isMost: false,
    words: `o mesmo ano, no mesmo ano, mesmo ano, tao antiga quanto, tao antigo quanto, a mesma idade`,
  },
  {
    field: 'Bedrooms',
    sign: 0,
    isMost: false,
    words: `tantos quartos quanto, o mesmo numero de quartos, os mesmos quartos`,
  },
  {
    field: 'Price',
    sign: -1,
    isMost: false,
    words: `nao e tao cara, nao e tao caro, paga menos, preco mais baixo, preco menor, preco inferior, mais em
      conta, sai mais barata, sai mais barato`,
  },
  {
    field: 'Price',
    sign: 1,
    isMost: false,
    words: `nao e tao barata, nao e tao barato, paga mais, preco mais alto, preco maior, preco superior, sai mais
      cara, sai mais caro`,
  },
  {
    field: 'BuildingArea',
    sign: 1,
    isMost: false,
    words: `mais area, mais espaco, mais ampla, mais amplo, area maior, mais espacosa, mais espacoso`,
  },
  {
    field: 'BuildingArea',
    sign: -1,
    isMost: false,
    words: `nao e tao grande, menos area, menos espaco, area menor`,
  },
  {
    field: 'YearBuilt',
    sign: 1,
    isMost: false,
    words: `construida depois, construido depois, foi construida depois, mais moderna, mais moderno, mais recente`,
  },
  {
    field: 'YearBuilt',
    sign: -1,
    isMost: false,
    words: `construida antes, construido antes, mais antiga, mais antigo, mais velha, mais velho`,
  },
]
