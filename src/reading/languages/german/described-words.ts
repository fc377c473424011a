import type { DescribedWords } from '../tables/described-words.ts'

export const germanDescribedWords: DescribedWords = {
  code: 'de',
  pronoun: 'dieses Objekt',
  the: 'der, die, das, den, dem, dieses, diese, dieser, diesem, diesen, jenes, jene, jener, beim, zum, zur',
  one: 'haus, immobilie, objekt, angebot, inserat, ding, zuhause',
  kinds: `wohnung, eigentumswohnung, reihenhaus, doppelhaus, doppelhaushälfte, mehrfamilienhaus, einfamilienhaus, stadthaus, loft,
    studio, duplex, triplex, bungalow, ferienhaus, hütte, chalet, villa, penthouse, grundstück, bauernhaus, ranch, backsteinhaus,
    holzhaus, fachwerkhaus, apartment, appartement`,
  rooms: 'zimmer, schlafzimmer',
  links: 'mit, von, in, im, am, an, über, bei, beim, neben, aus, auf, ueber, unter, vom',
  more: '',
  some: 'ein, eine, einem, einer, einen',
  small: 'der, die, das, dem, den, von, aus',
  ends: `ist, war, sind, hat, haben, kann, könnte, können, darf, gibt, wie, was, wann, wo, warum, wer, welche, und, oder, aber, wenn,
    für, noch, bitte, erlaubt, kostet, gefällt, würde, ich, wir, man, es, sie, morgen, heute, montag, dienstag, mittwoch,
    donnerstag, freitag, samstag, sonntag, verfügbar, frei, zu, denn, eigentlich, ansehen, anschauen, besichtigen, gegen`,
  never:
    'andere, anderen, gleiche, gleichen, selbe, erste, ersten, zweite, zweiten, dritte, dritten, letzte, letzten, einzige, beste, ganze, ganzes, ganzen, nächste, nächsten, offene, perfekte, richtige',
  cheaper:
    'billige, günstige, billigere, günstigere, billigeren, günstigeren | billigste, günstigste, billigsten, günstigsten',
  pricier: 'teure, teurere, teureren | teuerste, teuersten',
  bigger: 'große, großen, größere, größeren | größte, größten',
  smaller: 'kleine, kleinen, kleinere, kleineren | kleinste, kleinsten',
  newer: 'neue, neuen, neuere, neueren | neueste, neuesten',
  older: 'alte, alten, ältere, älteren | älteste, ältesten',
}
