import type { ClauseWords } from '../tables/clause-words.ts'
import { splitPhrases } from '../tables/phrase-tables.ts'
import { storyWords } from './story-words.ts'

const subjects = `
  ich, wir, er, sie, jemand, alle, niemand, ich hab, wir haben`

const owners = `
  die kinder, der hund, die katze, der vermieter, der chef, die chefin, die nachbarn, der nachbar, die nachbarin,
  die bank, der verkehr, mein, meine, meinen, meinem, meiner, unser, unsere, unseren, unserem, unserer, ein
  freund, eine freundin, das vorige, die vorige, das letzte haus, die letzte wohnung, das alte haus, die alte
  wohnung, mein altes, unser altes, meine nummer, meine nummer ist, meine telefonnummer`

const asking = `
  wir wollten, ich wollte, wir suchten, ich suchte, entschieden,
  ideal, wunsch, kriterien, präferenz, priorität, anforderungen, ziel, traumhaus, traumwohnung, suche, suchen,
  sucht, gesucht, möchte, möchten, will, wollen, brauche, brauchen, braucht, benötige, benötigen, hätte gern,
  hätten gern, hätte gerne, hätten gerne, hätte, hätten, wünsche, wünschen, wünscht, bevorzuge, bevorzugen,
  lieber, interessiere, interessieren, interessiert, kann, können, könnte, könnten, darf, dürfen, soll, sollte,
  sollen, sollten, muss, müssen, müsste, würde, würden, ausgeben, zahlen, bezahlen, budget, maximal, höchstens,
  mindestens, obergrenze, kaufen, mieten, ziehen nach, umziehen nach, ziehe nach, wohnen in, zeig, zeige, zeigen,
  zeigt, gib, finde, finden, gibt es, habt ihr, haben sie, hast du, es gibt, denke an, dachte an, dachten an,
  meine ich, meinte, hasse, hassen, mag keine, mögen keine, vermeiden, träume, träumen, hoffe auf, bis zu, auf der
  suche, wichtig, notwendig, nötig, ausreichend, reicht, reichen, genügt, genügen, pflicht`

const telling = `
  schuldet, schulden mir, schuldest,
  wohnen seit, wohne seit, leben seit, schreibe, liegen geblieben, empfohlen, hat empfohlen, kommen im, hoffe es,
  hoffe dass, gezogen, hergezogen, umgezogen, zugezogen, kam, kamen, komme aus, kommen aus, gekommen, arbeite,
  arbeiten, arbeitet, arbeitete, gearbeitet, wohne, wohnt, wohnte, wohnten, gewohnt, lebe, lebt, leben seit,
  lebte, lebten, gelebt, verkauft, verkaufte, verkauften, gekauft, kaufte, kauften, ging, gingen, gegangen, gehe,
  geht, sah, sahen, gesehen, las, gelesen, hörte, gehört habe, gehört, sprach, gesprochen, spreche, spricht,
  sagte, gesagt, rief, angerufen, traf, getroffen, besuchte, besucht, besuchten, verbrachte, verbracht, studiere,
  studiert, studierte, unterrichte, unterrichtet, geheiratet, heiratete, geschieden, begann, begonnen, angefangen,
  war, waren, hatte, hatten, geregnet, regnet, regnete, schneit, geschneit, aß, gegessen, isst, kocht, koche,
  gekocht, spielt, spielen, spielte, gespielt, schlief, schläft, geschlafen, vergaß, vergessen, erinnere, weiß,
  wusste, gelernt, geboren, gewonnen, verloren, starb, gestorben, endet, geschlossen, erhöht, glaube, fühle,
  vermisse, genieße, genießen, gereist, reise, reisen, laufe, läuft, schwimmt, heißt, heiße, ist krank, ist müde,
  bin müde, sind müde, bellt, geerbt, wartet, warte, bin lehrer, bin lehrerin, ist lehrer, ist lehrerin, ist
  ärztin, ist arzt, zahlt, zahle, zahle derzeit, zahlen derzeit, bezahlt, gezahlt, gemietet, vermietet, verdiene,
  verdient, fahre, fliege, fliegt, wandern gerne, wandere gerne, male, malen, gefunden, geschickt, gebaut haben,
  fast hätten, fast hätte, sagte immer, sagt immer, sagt man, wurde bei uns, eingebrochen, gefressen, gefallen,
  freue mich, freuen uns, rufe, rufe morgen, fahren wir, erkläre, dauerte, verkaufe [mein|meine|gerade],
  verkaufen [unser|unsere|gerade], muss [mein|unser] haus verkaufen, schulde, wiege, werde heute, brauche 90,
  brauche eine stunde, verbringen, verbringe, verbrachten, kennengelernt,
  teilen [wir|uns], teile mir, spare, sparen, vermissen,
  [im moment|momentan|derzeit|aktuell|zurzeit] [zahlen wir|zahle ich|bezahlen wir|bezahle ich]`

const seams = `
  weil, denn, deshalb, deswegen, daher, darum, also, jetzt, und jetzt, nun, während, als wir, als ich, obwohl,
  übrigens, sodass, damit wir, damit ich, da wir, da ich`

const elsewhere = `
  was hältst du, was halten sie, was denkst du, was denken sie, was meinst du, hast du gestern, haben sie gestern,
  hast du gesehen, hast du gehört, kennst du, kennen sie, wie macht man, wie backe ich, was ist zwei, woher kommst
  du, wer hat dich, das wetter, wetter, wetterbericht, olympia, olympischen spiele, olympische spiele,
  weltmeisterschaft, präsident, bundeskanzler, wahl, wahlen, hauptstadt von, hauptstadt, einwohner hat, rezept,
  rezepte, witz, witze, gedicht, lied, lieder, film, filme, fußball, tennis, das spiel, wer hat gewonnen, wer
  gewann, wer hat, wer ist, wer war, wer bist, wer sind, wann wurde, wann war, warum, wieso, wird es kosten,
  kosten wird, wird kosten, börse, bitcoin, dinosaurier, planet, der mond, bist du ein, bist du eine, sind sie
  ein, roboter, dein name, ihr name, wie heißt du, wie heißen sie, magst du, mögen sie, wie geht es dir, wie geht
  es ihnen, wie geht's, kannst du singen, erzähl mir, sing mir, wie spät, welcher tag, gegründet, bürgermeister,
  geschichte von, restaurant, restaurants, pizza, der bus, der zug fährt, flug nach, horoskop, mein akku, mein
  deutsch, man sagt, die leute sagen, es heißt dass, angeblich, wurzel aus, die zinsen, passwort, wie lange,
  klempner, ein ei, wahl 2020, die wahl, wie man so sagt, ins büro, zu ihnen ins büro, ihr büro, in aktien, aktien`

const talk = `
  vielen dank, herzlichen dank, danke schön, dankeschön, danke sehr, tausend dank, danke im voraus, vielen dank im
  voraus, im voraus, danke für die hilfe, danke für ihre hilfe, danke für deine hilfe, mit freundlichen grüßen,
  freundliche grüße, viele grüße, liebe grüße, beste grüße, alles gute, schönen tag, schönen tag noch, einen
  schönen tag, schönes wochenende, schönen abend, frohe weihnachten, frohes neues jahr, in eile, es eilig, habe es
  eilig, haben es eilig, keine eile, eilt nicht, ohne eile, auf jeden fall, auf alle fälle, auf der anderen seite,
  am ende des tages, um ehrlich zu sein, ehrlich gesagt, offen gesagt, im grunde, im allgemeinen, kurz gesagt, zum
  beispiel, natürlich, vorerst, fürs erste, für den fall, kein problem, keine sorge, keine ahnung, ich weiß nicht,
  weiß nicht, nicht sicher, bin nicht sicher, in guten händen, freut mich, entschuldigen sie die störung,
  entschuldigung für die störung, sorry für die störung, wie geht es ihnen, wie geht es dir, wie geht's, ich hoffe
  es geht ihnen gut, abgesehen davon, davon abgesehen, außerdem noch, das ist alles, das wäre alles, das war's,
  sonst nichts, viel glück, wie gesagt, gestern abend, heute morgen, heute früh, den ganzen tag, ums leben gern,
  ja genau, genau ja,
  kein witz, kein scherz, ohne witz, ohne scherz, ohne quatsch`

const courtesies = `
  [frohe|schöne|nachträglich frohe] [feiertage|weihnachten|ostern], frohes [fest|neues], hallo noch mal, hallo nochmal, guten rutsch,
  [hallo|guten morgen|guten tag|guten abend|moin|servus|grüße|viele grüße|liebe grüße|herzliche grüße] aus,
  danke für, vielen dank für, danke, tausend dank, besten dank, lieben dank, ich danke, wir danken, sorry für,
  sorry wegen, sorry dass, sorry, entschuldigung für, entschuldigung, entschuldigen sie, entschuldige, verzeihung,
  verzeihen sie, tut mir leid, es tut mir leid, glückwunsch, herzlichen glückwunsch, bis
  [bald|dann|morgen|später|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nächste], tschüss, tschüs,
  ciao, auf wiedersehen, auf wiederhören, servus, grüße aus, grüße von, gruß, lg, mfg, vg, schönen
  [tag|abend|sonntag|montag|feierabend|urlaub], schöne [grüße|woche|feiertage], gute nacht, gute besserung, viel
  [glück|erfolg|spaß], hoffe es, hoffe dass, ich hoffe, wir hoffen, von meinem, gesendet von, ich erkläre, ich
  erkläre kurz, kurz zu, kurz zu mir, zu meiner situation, zu unserer situation, ich fasse mich, um es kurz, wie
  man, wie man so, wie es so schön, wie schon gesagt, wie meine, wie mein, guten morgen an, hallo an, moin, tolle
  [seite|website|app|arbeit], super [seite|website|app|arbeit|service], schöne [seite|website], nette [seite]`

const interrogatives = `
  wer, wen, wem, wessen, warum, wieso, weshalb, wann, wie, wie lange, wie weit, wie alt, wie hoch, wie tief, wie
  geht, wie war, wie soll, wie ist, was, was ist, was sind, was kostet, welche, welcher, welches, welchen, wo ist,
  wo liegt, woher, wohin, wozu, stimmt es, ist es wahr, kennen sie, kennst du, wissen sie, weißt du, sind sie,
  bist du, seid ihr, haben sie sonntags, haben sie geöffnet, haben sie heute, haben sie morgen, öffnen sie,
  schließen sie, magst du, mögen sie, glauben sie, glaubst du, hast du schon, haben sie schon, wird, werden, soll
  ich, sollte ich, sollen wir, arbeiten sie am, regnet es`

const modals = `
  kann, können, könnte, könnten, darf, dürfen, soll, sollte, sollen, sollten, muss, müssen, müsste, würde, würden,
  hätte, hätten, haben sie, hast du, habt ihr, will, zahlen, bezahlen`

const being = `
  ist, sind, war, waren, bin, bist, seid, habe, hab, haben, hat, hatte, hatten, wird, werden, wurde, wurden,
  geworden, gewesen, heißt, liegt, liegen, steht, scheint, bleibt, läuft, fährt, steigt, steigen, fällt, fallen,
  macht, machen, tut, geht, ging, dauert,
  kostet, kosten, kostete, kosteten, lädt, laden, springt, nimmt, dürfte`

const definites = `
  der, die, das, den, dem, des, dieser, diese, dieses, diesen, jener, jene, jeder, jede, jedes, alle, der letzte,
  die letzte, das letzte, das vorige, die vorige, ihr, ihre, dein, deine, eure, man, die leute, es, die preise,
  die mieten, die zinsen`

const relatives = `
  das, die, der, den, dem, deren, dessen, wo, in der, in dem, wenn, falls, sofern, solange, dass, ob`

const contacts = `
  tel, telefon, handy, mobil, mobilnummer, meine nummer, meine nummer ist, meine telefonnummer, rufnummer, fax,
  whatsapp, unter der nummer`

const clocks = `
  uhr, h`

const clockLeads = `
  um, gegen`

const months = `
  januar, jänner, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember`

const dateLinks = `
  ten, te`

const percents = `
  prozent, vom hundert, kilo, kg`

const numbered = `
  raum, saal, tor, gate, flug, bus, linie, gleis, seite, kapitel, version, android, windows, iphone, kanal,
  staffel, folge, autobahn, bundesstraße, ausfahrt, bestellung, rechnung, sitz, reihe, tisch, zimmer nummer,
  zimmer nr`

const pastEndings = `
  ge~t, ge~en, ver~t, be~t, er~t, ein~en, aus~en, ab~en, an~t, auf~t, ~erte, ~elte`

const firms = `
  [ihr|ihre|ihrem|ihren|ihrer|ihres|euer|eure|eurem|euren|eurer|dein|deine|deinem|deinen|deiner] [büro|büros|firma|agentur|filiale|unternehmen|team|seite|webseite|website|homepage|app|öffnungszeiten|provision|gebühr|gebühren|makler|mitarbeiter|kollegen|chef|chefin|leistungen|adresse|geschäft],
  arbeiten bei [ihnen|euch|dir]`

export const clauseWords = (): ClauseWords => ({
  ...storyWords(),
  subjects: splitPhrases(subjects),
  owners: splitPhrases(owners),
  asking: splitPhrases(asking),
  telling: splitPhrases(telling),
  seams: splitPhrases(seams),
  elsewhere: splitPhrases(elsewhere),
  talk: splitPhrases(talk),
  courtesies: splitPhrases(courtesies),
  interrogatives: splitPhrases(interrogatives),
  modals: splitPhrases(modals),
  being: splitPhrases(being),
  definites: splitPhrases(definites),
  relatives: splitPhrases(relatives),
  firms: splitPhrases(firms),
  contacts: splitPhrases(contacts),
  clocks: splitPhrases(clocks),
  clockLeads: splitPhrases(clockLeads),
  months: splitPhrases(months),
  dateLinks: splitPhrases(dateLinks),
  percents: splitPhrases(percents),
  numbered: splitPhrases(numbered),
  dropsSubjects: false,
  pastEndings: splitPhrases(pastEndings),
})
