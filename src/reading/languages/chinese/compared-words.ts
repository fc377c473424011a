import type { ClaimTable } from '../tables/claim-table.ts'

/** Further ways to hold two homes against each other; a sign of 0 says that they are alike. */
export const chineseCompared: ClaimTable['compares'] = [
  {
    field: 'Price',
    sign: 0,
    isMost: false,
    words: `价格相同,价格一样,一样贵,同样贵,售价相同,价格一致,一样的价格,同价,租金相同,租金一样`,
  },
  {
    field: 'BuildingArea',
    sign: 0,
    isMost: false,
    words: `面积相同,面积一样,一样大,同样大,大小相同`,
  },
  {
    field: 'YearBuilt',
    sign: 0,
    isMost: false,
    words: `同一年建,同一年,建造年份相同,一样新,一样旧,一样老`,
  },
  {
    field: 'Bedrooms',
    sign: 0,
    isMost: false,
    words: `卧室数量相同,卧室一样多,卧室数相同`,
  },
  {
    field: 'Price',
    sign: -1,
    isMost: false,
    words: `不如贵,没有那么贵,价格更低,价格较低,售价更低,租金更低,花费更少,更省钱,更划算`,
  },
  {
    field: 'Price',
    sign: 1,
    isMost: false,
    words: `没有那么便宜,价格更高,价格较高,售价更高,租金更高`,
  },
  {
    field: 'BuildingArea',
    sign: 1,
    isMost: false,
    words: `面积更大,空间更大,更宽敞,面积较大`,
  },
  {
    field: 'BuildingArea',
    sign: -1,
    isMost: false,
    words: `没有那么大,面积更小,空间更小,面积较小`,
  },
  {
    field: 'YearBuilt',
    sign: 1,
    isMost: false,
    words: `建得更晚,建造得更晚,更新一些,晚建,建成更晚`,
  },
  {
    field: 'YearBuilt',
    sign: -1,
    isMost: false,
    words: `建得更早,建造得更早,更老,早建,建成更早`,
  },
]
