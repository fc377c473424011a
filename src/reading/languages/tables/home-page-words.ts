/** What stands on the page of a home, in one language of the window; what the window says too is said alike. */
export interface HomePageWords {
  /** Opens the chat with the home beside the field. */
  askAboutIt: string
  bookTour: string
  onMap: string
  pictures: string
  /** `{position}`, `{count}` and `{home}` are filled in, as are the names in braces below. */
  pictureOf: string
  alteredPicture: string
  originalPicture: string
  listedBy: string
  rent: string
  priceOnRequest: string
  sold: string
  comingSoon: string
  salePending: string
  underContract: string
  openHouse: string
  tour3d: string
  bedrooms: string
  bathrooms: string
  studio: string
  livingArea: string
  lotArea: string
  yearBuilt: string
  parking: string
  hoaFee: string
  daysOnMarket: string
  homeType: string
  pricePerArea: string
  perSquareFoot: string
  perSquareMeter: string
  newTab: string
  /** Instead of the page of a home that is listed no more. */
  homeGone: string
  /** Heading of all that the listing says besides. */
  details: string
  description: string
  mlsNumber: string
  deposit: string
}
