import { bedrooms, city, house, makeTeller, price, sale } from '../say.ts'

const { say } = makeTeller('English')

/** Where a chatbot has no rentals, small amounts without k are thousands. */
export const sentencesWithoutRentals = [
  say('houses in Renton, max 600', ['amounts', 'priceOfEither'], house, sale, price(600_000), city('Renton')),
  say('3 beds in Kent under 450', ['amounts', 'priceOfEither'], bedrooms(3), sale, price(450_000), city('Kent')),
  say('up to 1200 in Bellevue', ['amounts', 'priceOfEither'], sale, price(1_200_000), city('Bellevue')),
]
