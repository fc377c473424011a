import { about, bedrooms, city, condo, house, makeTeller, price, sale, townhouse } from '../say.ts'

const { say } = makeTeller('English')

/** Where a chatbot has no rentals, small amounts without k are thousands. */
// biome-ignore format: one sentence a line
export const withoutRentals = [
  say('max 600, house in Denver', ['amounts', 'priceOfEither'], house, sale, price(600_000), city('Denver')),
  say('Boise between 300 and 450', ['amounts', 'ranges'], sale, price({ min: 300_000, max: 450_000 }), city('Boise')),
  say('condos below 350 in Miami', ['amounts', 'bounds'], condo, sale, price(350_000), city('Miami')),
  say('my limit is 525, 3 beds, Raleigh', ['amounts', 'bounds'], bedrooms(3), sale, price(525_000), city('Raleigh')),
  say('up to 1500 in Brooklyn', ['amounts', 'bounds'], sale, price(1_500_000), city('Brooklyn')),
  say('houses over 750 in Austin', ['amounts', 'bounds'], house, sale, price({ min: 750_000 }), city('Austin')),
  say('townhouse in Durham under 400k', ['amounts', 'bounds'], townhouse, sale, price(400_000), city('Durham')),
  say('around 500, Tucson', ['amounts', 'around'], sale, price(about(500_000)), city('Tucson')),
]
