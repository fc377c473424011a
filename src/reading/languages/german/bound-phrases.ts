/**
 * How limits on an amount are said, before it and after it. Tag -> phrases, separated by commas; "~" is any ending of
 * an adjective.
 */
export const boundPhrases: Record<string, string> = {
  'bound.min': `
    seit mindestens, mindestens, mind., mind, minimal, minimum, min, min., zumindest, wenigstens, ab, von mindestens,
    nicht unter, nicht weniger als, nicht kleiner als, nicht niedriger als, nichts unter, nicht billiger als,
    nicht günstiger als, ein minimum von, minimum von, untergrenze, untergrenze von, >=, größer gleich, angefangen bei,
    beginnend bei, ab mindestens, bei mindestens, von wenigstens, mit mindestens`,
  'bound.max': `
    höchstens, maximal, max, max., maximum, bis, bis zu, bis maximal, bis höchstens, bis max, bis max., bis zu maximal,
    nicht mehr als, nicht über, nicht größer als, nicht teurer als, nicht höher als, nichts über, <=, obergrenze,
    obergrenze von, limit, limit von, ein maximum von, maximum von, von maximal, von höchstens, kleiner gleich,
    nicht teurer wie, nicht mehr wie, keine mehr als, keinesfalls mehr als, auf keinen fall mehr als, innerhalb von,
    innerhalb, binnen, im umkreis von, in einem umkreis von, im radius von, in einem radius von, umkreis von, umkreis,
    mit maximal, mit höchstens, allerhöchstens, grenze bei, limit bei, limit liegt bei, obergrenze liegt bei,
    nicht weiter als, preislich bis`,
  'bound.over': `
    seit mehr als, seit über, über, mehr als, oberhalb von, oberhalb, größer als, höher als, teurer als, mehr wie,
    größer wie, >, jenseits von, übersteigt, länger als, weiter als, gut über, teurer wie`,
  'bound.under': `
    unter, weniger als, unterhalb von, unterhalb, kleiner als, niedriger als, billiger als, günstiger als, geringer als,
    kürzer als, <, weniger wie, kleiner wie, preiswerter als, billiger wie, günstiger wie, näher als,
    unter einem wert von`,
  'bound.about': `
    ungefähr, etwa, circa, ca, ca., zirka, rund, um, um die, so um die, so etwa, so ca, so ca., so ungefähr, in etwa,
    annähernd, knapp, fast, nahezu, grob, schätzungsweise, ~, plus minus, plusminus, so rund, um ca, um ca., um etwa,
    um rund, an die, in der größenordnung von, im bereich von, im bereich um, so gegen, bei etwa, bei ca, bei rund,
    bei ungefähr`,
  'bound.exact': `
    genau, exakt, präzise, =, genau gleich`,
  'bound.after': `
    nach, neuer als, jünger als, später als, nach dem jahr, neuer wie, jünger wie`,
  'bound.since': `
    seit, seit dem jahr, ab dem jahr, ab baujahr, nicht vor, nicht älter als, nichts vor, frühestens, nicht früher als,
    von nach, ab jahr, keine älter als`,
  'bound.before': `
    vor, älter als, früher als, vor dem jahr, älter wie`,
  'bound.until': `
    nicht nach, nicht neuer als, nicht später als, bis zum jahr, bis baujahr, bis einschließlich, spätestens,
    nicht jünger als, bis jahr`,
  'post.min': `
    oder mehr, und mehr, oder darüber, und darüber, oder größer, und größer, oder drüber, und drüber, aufwärts, plus, +,
    minimum, mindestens, mind, mind., min, min., wenigstens, oder höher, und aufwärts, und höher, u mehr, o mehr,
    sollten es mindestens sein, sollten es schon sein, müssen es sein, müssen es mindestens sein, mehr oder,
    als minimum, nicht unterschreiten, an aufwärts, nach oben offen, nach oben`,
  'post.max': `
    oder weniger, und weniger, oder darunter, und darunter, oder kleiner, und kleiner, oder drunter, und drunter,
    maximum, maximal, max, max., höchstens, abwärts, oder billiger, oder günstiger, nicht überschreiten,
    nicht übersteigen, als maximum, als limit, als obergrenze, nicht mehr, ist das limit, ist mein limit,
    ist unser limit, ist das maximum, ist meine obergrenze, ist meine grenze, ist mein maximum, ist die obergrenze,
    nicht überschreitet, nicht übersteigt, darf es kosten, darf er kosten, dürfen es sein, darf es maximal kosten,
    darf es höchstens kosten, ist schluss, als höchstgrenze`,
  'glue.percent': `
    prozent`,
  'post.about': `
    oder so, ungefähr, etwa, circa, ca, ca., herum, rum, plus minus, so ungefähr, in etwa, so circa, mehr oder weniger`,
  'post.since': `
    oder neuer, und neuer, oder später, und später, oder jünger, und jünger, aufwärts, bis heute, und danach,
    oder danach`,
  'post.until': `
    oder älter, und älter, oder früher, und früher, oder davor, und davor`,
  'range.between': `
    zwischen, im bereich von, im bereich zwischen, irgendwo zwischen, in der spanne von, von, liegt zwischen,
    preisspanne von, preisspanne, preislich zwischen`,
  'range.to': `
    bis, -, bis zu, bis maximal, bis höchstens, bis max, ~, bis hin zu`,
  'time.last': `
    den letzten, der letzten, in den letzten, in der letzten, innerhalb der letzten, letzten, letzte, letzter,
    im letzten, während der letzten, vergangenen, den vergangenen, der vergangenen, in den vergangenen,
    innerhalb der vergangenen, im vergangenen, im laufe der letzten, im verlauf der letzten, seit höchstens,
    seit maximal, seit weniger als, die letzten`,
  'time.deed': `
    reduziert, reduzierte, reduzierten, gesenkt, gesenkte, gesenkten, preissenkung, preissenkungen, renoviert, renovierte,
    renovierten, saniert, sanierte, sanierten, modernisiert, modernisierte, modernisierten, gestrichen, erneuert,
    erneuerte, erneuerten, repariert, ersetzt, ausgetauscht`,
  'unit.halfYear': `
    halbes jahr, halben jahr, halbe jahr, ein halbes jahr, einem halben jahr, einem halbem jahr, halbjahr`,
  'time.unsold': `
    nicht verkauft, nicht verkauft wurden, nicht verkauft wurde, nicht verkauft worden, nicht verkauft sind, noch nicht verkauft,
    unverkauft, nicht verkaufen, sich nicht verkaufen, nicht verkauft haben, nicht verkaufen ließen, unverkaufte,
    unverkauften, unverkauftes, nicht weggehen, nicht weggegangen, nicht losgeworden, nie verkauft`,
  'time.listed': `
    inseriert, gelistet, eingestellt, veröffentlicht, online gestellt, hinzugekommen, dazugekommen, reingekommen,
    auf den markt gekommen, auf dem markt seit, neu hinzugekommen, neu eingestellt, neu inseriert, neu dazugekommen,
    neu reingekommen, online, online seit, neu online, aufgenommen, angeboten seit, neu seit, eingestellt wurden,
    inseriert wurden, eingestellt wurde, inseriert wurde, hinzugefügt, erschienen, neu gelistet, neu angeboten,
    auf den markt gekommen sind, auf dem markt, am markt, frisch eingestellt, frisch inseriert, reinkamen, neu in`,
  'time.ago': `
    her`,
  'time.agoBefore': `
    vor`,
  'decade.prefix': `
    frühe[|n|r], mitte, ende, späte[|n|r], anfang, anfang der, mitte der, ende der`,
  'per.month': `
    im monat, pro monat, monatlich, monatliche, je monat, /monat, mtl, mtl., /mtl, p.m., pm, im monat kalt,
    im monat warm, jeden monat, den monat, monatlich kalt, monatlich warm, kalt im monat, warm im monat, kalt, warm,
    kaltmiete, warmmiete, kalt pro monat, warm pro monat`,
  'per.year': `
    im jahr, pro jahr, jährlich, je jahr, /jahr, p.a.`,
}
