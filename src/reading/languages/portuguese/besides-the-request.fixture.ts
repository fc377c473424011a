import type { LanguageRow } from '../language-rows.fixture.ts'

/** What visitors tell besides their request, what a denial governs, what they have. */
export const sentences: readonly LanguageRow[] = [
  ['não só casas, também apartamentos em Kent', { PropertyType: ['house', 'condo'], City: 'Kent' }],
  ['não há nada em Kent abaixo de 450 mil?', { City: 'Kent', Price: { max: 450000 }, SaleType: 'for_sale' }],
  ['quem ganhou a copa do mundo em 1994', {}, { ignored: ['ganhou', 'copa do mundo', '1994'] }],
  [
    'está chovendo hoje, procuro casa de 3 quartos em Kent',
    { PropertyType: 'house', Bedrooms: 3, City: 'Kent' },
    { ignored: ['chovendo', 'hoje'] },
  ],
  [
    'minha mãe cozinha muito, casa com cozinha grande em Kent',
    { PropertyType: 'house', Description: ['cozinha grande'], City: 'Kent' },
    { ignored: ['mãe', 'cozinha'] },
  ],
  [
    'tenho um cachorro, quero alugar em Bellevue',
    { Description: ['aceita cães'], SaleType: 'for_rent', City: 'Bellevue' },
  ],
  [
    'tenho um cachorro, quero comprar casa em Kent',
    { SaleType: 'for_sale', PropertyType: 'house', City: 'Kent' },
    { ignored: ['tenho um cachorro'] },
  ],
  [
    'não quero agente, casa de 3 quartos em Kent',
    { PropertyType: 'house', Bedrooms: 3, City: 'Kent' },
    { ignored: ['agente'] },
  ],
  ['muito obrigado e um abraço', {}],
  ['estou em boas mãos, casa em Kent', { PropertyType: 'house', City: 'Kent' }],
  [
    'podemos pagar 3 mil por mês, procuramos casa em Kent para comprar',
    { PropertyType: 'house', City: 'Kent', SaleType: 'for_sale' },
    { ignored: ['podemos pagar 3 mil por mês'] },
  ],
  [
    'casa com piscina, senão com jardim',
    { PropertyType: 'house', Description: ['piscina', 'jardim'], wishes: { Description: ['piscina'] } },
    { sort: 'closest match first' },
  ],
  ['tudo de bom, apartamento em Kent', { PropertyType: 'condo', City: 'Kent' }],
  ['apartamento em Kent ou senão em Bellevue', { PropertyType: 'condo', City: ['Kent', 'Bellevue'] }],
  [
    'me mudei de Lisboa em 2019, casa em Kent',
    { PropertyType: 'house', City: 'Kent' },
    { ignored: ['mudei', 'Lisboa', '2019'] },
  ],
  [
    'trabalho no hospital, apartamento de 2 quartos em Bellevue',
    { PropertyType: 'condo', Bedrooms: 2, City: 'Bellevue' },
    { ignored: ['trabalho', 'hospital'] },
  ],
  [
    'meus pais vêm em junho, precisamos de 4 quartos em Kent',
    { Bedrooms: 4, City: 'Kent' },
    { ignored: ['pais', 'junho'] },
  ],
]
