import { splitPhrases } from '../tables/phrase-tables.ts'
import type { StoryWords } from '../tables/story-words.ts'
import { toldWords } from './told-words.ts'

export const storyWords = (): StoryWords => ({
  ...toldWords(),
  objects: splitPhrases(`
    mich, mir, uns, dich, dir, ihn, ihm, ihnen, sich, es, euch`),
  inverted: splitPhrases(`
    ich, wir, er, man`),
  pastTimes: splitPhrases(`
    damals, einst, als kind, als kinder, als junge, als mädchen, als student, als studenten, vor dem
    krieg, nach dem krieg, im krieg, vor vielen jahren, vor langer zeit, vor jahren, in meiner kindheit, in
    meiner jugend, letzten winter, letzten sommer, letzten herbst, letztes frühjahr, letzte nacht, zu meiner
    zeit`),
  auxiliaries: splitPhrases(`
    habe, hab, hast, hat, haben, habt, hatte, hatten`),
  recently: [],
  conditions: splitPhrases(`
    wenn, hätten wir, hätte ich, in einem anderen leben`),
  dealings: splitPhrases(`
    kaufen, mieten, bauen, wohnen, leben, würde, würden, hätte, hätten, wäre, wären`),
  dreams: splitPhrases(`
    träume, träumen, traums, traum`),
  likewise: splitPhrases(`
    so etwas, so was, sowas, etwas ähnliches, etwas in der art, so eins, so eine, so ein haus, das gleiche,
    dasselbe, was ähnliches`),
  finite: splitPhrases(`
    sah, sahen, ging, gingen, kam, kamen, gab, gaben, nahm, nahmen, fand, fanden, stand, standen, saß, saßen,
    sprach, sprachen, traf, trafen, half, halfen, brach, brachen, warf, warfen, starb, schrieb, schrieben,
    blieb, blieben, schlief, schliefen, lief, liefen, rief, riefen, hielt, hielten, ließ, ließen, fiel, fielen,
    fing, fingen, trug, trugen, schlug, schlugen, wuchs, wuchsen, fuhr, fuhren, flog, flogen, zog, zogen, bot,
    verlor, verloren, schoss, schossen, aß, aßen, trank, tranken, trat, traten, bat, war, waren, wusste, dachte,
    brachte, brachten, kannte, bekam, bekamen, begann, entwarf, erhielt, verstand, vergaß, verließ, gewann,
    gewannen, erbte`),
  open: splitPhrases(`
    ~te, ~ten`),
  participles: splitPhrases(`
    ge~t, ge~en, ver~t, be~t, er~t, ein~en, aus~en, ab~en, an~t, auf~t, ~iert, ver~en, be~en, er~en, ein~t,
    aus~t, um~en, über~t, über~en, ent~t, ent~en, zer~t, zer~en, unter~t, unter~en, miss~t, ab~t, vor~t, zu~t,
    um~t, mit~t, nach~t, weg~t, durch~t, hin~t, her~t`),
  firstPersons: [],
  unreal: splitPhrases(`
    gewänne, wäre, wären, hätte, hätten, käme, ginge, ~te`),
})
