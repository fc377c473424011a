import type { ClaimTable } from '../tables/claim-table.ts'

/** Further ways to hold two homes against each other; a sign of 0 says that they are alike. */
export const spanishCompared: ClaimTable['compares'] = [
  {
    field: 'Price',
    sign: 0,
    isMost: false,
    words: `el mismo precio, mismo precio, cuesta lo mismo, cuestan lo mismo, igual de cara, igual de caro, igual de
      caras, igual de caros, tan cara como, tan caro como, tanto como, precios identicos`,
  },
  {
    field: 'BuildingArea',
    sign: 0,
    isMost: false,
    words: `el mismo tamano, mismo tamano, igual de grande, igual de grandes, tan grande como, la misma superficie`,
  },
  {
    field: 'YearBuilt',
    sign: 0,
    isMost: false,
    words: `el mismo ano, mismo ano, igual de antigua, igual de antiguo, tan antigua como, tan antiguo como, tan
      nueva como, la misma edad`,
  },
  {
    field: 'Bedrooms',
    sign: 0,
    isMost: false,
    words: `tantas habitaciones, tantos dormitorios, el mismo numero de habitaciones, las mismas habitaciones, los
      mismos dormitorios`,
  },
  {
    field: 'Price',
    sign: -1,
    isMost: false,
    words: `no es tan cara, no es tan caro, se paga menos, paga menos, pagas menos, precio mas bajo, precio
      inferior, precio menor, sale mas barata, sale mas barato`,
  },
  {
    field: 'Price',
    sign: 1,
    isMost: false,
    words: `no es tan barata, no es tan barato, paga mas, pagas mas, se paga mas, precio mas alto, precio superior,
      precio mayor, sale mas cara, sale mas caro`,
  },
  {
    field: 'BuildingArea',
    sign: 1,
    isMost: false,
    words: `mas superficie, mas metros, mas espacio, mas amplia, mas amplio, mayor superficie`,
  },
  {
    field: 'BuildingArea',
    sign: -1,
    isMost: false,
    words: `no es tan grande, menos superficie, menos metros, menos espacio, menor superficie`,
  },
  {
    field: 'YearBuilt',
    sign: 1,
    isMost: false,
    words: `se construyo despues, construida despues, construido despues, mas moderna, mas moderno, mas reciente`,
  },
  {
    field: 'YearBuilt',
    sign: -1,
    isMost: false,
    words: `se construyo antes, construida antes, construido antes, mas antigua, mas antiguo, mas vieja, mas viejo`,
  },
]
