import { freezeDeep } from '../../../platform/freeze-deep.ts'
import { livingAreaRule, lotAreaRule } from './area/areas.ts'
import { featureRule } from './feature/feature.ts'
import { storiesRule } from './feature/stories.ts'
import { visitorsOwnRule } from './feature/visitors-own.ts'
import { averageRule, countRule, pricesRule } from './figure/figure.ts'
import { kindOfHomeRule } from './home/kind.ts'
import { saleOrStatusRule } from './home/value.ts'
import { feeRule, otherMoneyRule, pricePerAreaRule, priceRule } from './money/amounts-of-money.ts'
import { currencyRule } from './money/currency.ts'
import { orderRule } from './order/sort.ts'
import { nearPlaceRule } from './place/near.ts'
import { placeThenNearRule } from './place/near-behind.ts'
import { placeRule } from './place/place.ts'
import { bareFieldRule } from './rooms/bare-field.ts'
import { correctedUnitRule } from './rooms/corrected-unit.ts'
import { bathroomsRule, bedroomsRule, bedsAndBathsRule, comparedNumberRule, parkingRule } from './rooms/rooms.ts'
import type { Rule } from './rule.ts'
import { byHowMuchRule } from './talk/by-how-much.ts'
import { followUpRule } from './talk/follow-up.ts'
import { governorsRule } from './talk/governors.ts'
import { letGoRule } from './talk/let-go.ts'
import { ordinalRule } from './talk/ordinal.ts'
import { otherWordsRule } from './talk/other-words.ts'
import { preferredToRule } from './talk/preferred-to.ts'
import { takeBackRule } from './talk/take-back.ts'
import { daysOnMarketRule } from './time/days-on-market.ts'
import { yearBuiltRule } from './time/year-built.ts'

/** Every rule, in the order of preference: of those that reach equally far the first one wins. */
export const rules: readonly Rule[] = freezeDeep([
  takeBackRule,
  correctedUnitRule,
  preferredToRule,
  letGoRule,
  byHowMuchRule,
  nearPlaceRule,
  placeThenNearRule,
  placeRule,
  daysOnMarketRule,
  yearBuiltRule,
  bedsAndBathsRule,
  bedroomsRule,
  bathroomsRule,
  parkingRule,
  livingAreaRule,
  lotAreaRule,
  priceRule,
  feeRule,
  pricePerAreaRule,
  otherMoneyRule,
  comparedNumberRule,
  countRule,
  pricesRule,
  averageRule,
  orderRule,
  saleOrStatusRule,
  currencyRule,
  kindOfHomeRule,
  visitorsOwnRule,
  storiesRule,
  featureRule,
  followUpRule,
  bareFieldRule,
  governorsRule,
  ordinalRule,
  otherWordsRule,
])
