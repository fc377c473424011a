import { offerCopies } from './copy-code.ts'
import { followAddress } from './entries.ts'
import { offerLanguages } from './languages.ts'
import { takeOwnValues } from './own-values.ts'
import { startSearch } from './search.ts'

// The page is whole without this: it is added to what stands there.
offerLanguages()
offerCopies()
takeOwnValues()
startSearch()
followAddress()
