/**
 * Every pair of rules of which both could take the same words of some example: by length where the winner reaches
 * further, by order where the order of preference in rules.ts decides. One sentence stands behind each.
 */
export const knownOverlaps: readonly string[] = [
  'by-how-much over bedrooms by length', // one bedroom less
  'by-how-much over follow-up by length', // a bit more expensive is ok
  'by-how-much over price by length', // 100k more
  'days-on-market over compared-number by length', // under 5 days on the market
  'days-on-market over order by length', // 最近10天上市的
  'fee over bare-field by length', // HOA under 300
  'let-go over governor by length', // no garage needed
  'lot-area over kind-of-home by length', // Grundstück von mindestens 500 qm
  'near-place over governor by length', // lejos de Kent
  'order over follow-up by order', // la casa más barata en Kent
  'place-then-near over place by length', // Kent附近的房子
  'price over governor by length', // can't go over 650k
  'price over price-range by length', // price range 400-500k
  'price over sale-rent-status by length', // Miete bis 1.800 im Monat in Bellevue
  'price-range over order by order', // lowest price in Kent
  'sale-rent-status over kind-of-home by order', // Kent可以养宠物的出租公寓
  'take-back over governor by length', // homes in Kent, no, Renton
  'take-back over governor by order', // 4 no 5 bedrooms
  'visitors-own over governor by length', // no pets
  'year-built over living-area by order', // construidas a partir de 2015
]
