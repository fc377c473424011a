import { alertWords } from './areas/alert.ts'
import { attachWords } from './areas/attach.ts'
import { composeWords } from './areas/compose.ts'
import { mapWords } from './areas/map.ts'
import { personWords } from './areas/person.ts'
import { roomWords } from './areas/rooms.ts'
import { tourWords } from './areas/tour.ts'
import { firstEnglish } from './first-english.ts'

// What few visitors come to speaks from here on: panels, pictures and recordings, persons, tours.
Object.assign(firstEnglish, alertWords, attachWords, composeWords, mapWords, personWords, roomWords, tourWords)
