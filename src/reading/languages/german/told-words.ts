import { splitPhrases } from '../tables/phrase-tables.ts'
import type { ToldWords } from '../tables/told-words.ts'

export const toldWords = (): ToldWords => ({
  persons: splitPhrases(`
    kind, kinder, junge, jungs, mädchen, baby, jugendliche,
    [sein|seine|ihr|ihre|deren|dessen] [neffe|nichte|bruder|schwester|mutter|vater|sohn|tochter|mann|frau|freund|freundin|chef|chefin|cousin|cousine|onkel|tante|eltern|schwager],
    chatbot, chatbots, bot, webseite, website, seite, app, portal, agentur, agenturen, firma, firmen, unternehmen, konkurrenz, zeitung, artikel, radio,
    freund, freundin, freunde, freundinnen, bekannter, bekannte, bekannten, kumpel, kumpels, kollege, kollegin,
    kollegen, kolleginnen, mitbewohner, mitbewohnerin, nachbar, nachbarin, nachbarn, vermieter, vermieterin, mieter,
    mieterin, chef, chefin, vorgesetzter, cousin, cousine, cousins, cousinen, onkel, tante, tanten, bruder,
    schwester, brüder, schwestern, geschwister, schwager, schwägerin, schwiegermutter, schwiegervater,
    schwiegereltern, mutter, vater, mama, papa, mutti, vati, eltern, oma, opa, großmutter, großvater, großeltern,
    neffe, nichte, neffen, nichten, enkel, enkelin, pate, patin, ex, exmann, exfrau, ex-mann, ex-frau, verlobter,
    verlobte, typ, typen, kerl, herr, dame, mann, frau, paar, pärchen, ehepaar, leute, klempner, installateur,
    elektriker, dachdecker, handwerker, mechaniker, friseur, friseurin, frisör, zahnarzt, zahnärztin, arzt, ärztin,
    krankenschwester, chirurg, tierarzt, lehrer, lehrerin, trainer, anwalt, anwältin, steuerberater, notar, makler,
    maklerin, gutachter, banker, berater, kassiererin, kellner, kellnerin, koch, fahrer, taxifahrer, briefträger,
    pfarrer, babysitter, praktikant, polizist, journalist, investor, investoren, käufer, verkäufer, verkäuferin,
    kunde, kundin, kunden, sekretärin, sohn, tochter, söhne, töchter, zwillinge, jemand, die [über|unter|neben] uns,
    der [über|unter|neben] uns, die von [oben|unten|nebenan], der von [oben|unten|nebenan], bekannter von mir, unsere
    große, unser großer, unsere kleine, unser kleiner, unser jüngster, unsere jüngste`),
  closings: splitPhrases(`
    mit freundlichen grüßen, mit besten grüßen, mit freundlichem gruß, mit herzlichen grüßen, freundliche grüße,
    beste grüße, viele grüße, liebe grüße, herzliche grüße, schöne grüße, gruß, grüße, herzlichst, hochachtungsvoll,
    mfg, lg, vg, danke, vielen dank, alles gute, bis bald`),
  introductions: splitPhrases(`
    hier ist, hier spricht, ich bin, ich heiße, mein name ist, das ist die mailbox von, sie sind verbunden mit, es
    spricht, am apparat`),
  neverAgain: splitPhrases(`
    ohne [das|die|sowas|so etwas|so was], nichts dergleichen, nichts [so|solches], nichts derart, so etwas nicht, so was nicht, sowas nicht, das nicht, das nicht noch einmal, das möchten wir nicht, das will ich nicht, das wollen wir nicht`),
})
