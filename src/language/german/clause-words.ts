import type { ClauseWords } from '../clause-words.ts'
import { splitPhrases } from '../phrase-tables.ts'

const subjects = `
  ich, wir, er, sie, jemand, alle, niemand, ich hab, wir haben`

const owners = `
  die kinder, der hund, die katze, der vermieter, der chef, die chefin, die nachbarn, der nachbar, die nachbarin, die
  bank, der verkehr,
  mein, meine, meinen, meinem, meiner, unser, unsere, unseren, unserem, unserer, ein freund, eine freundin`

const asking = `
  ideal, wunsch, kriterien, präferenz, priorität, anforderungen, ziel, traumhaus, traumwohnung,
  suche, suchen, sucht, gesucht, möchte, möchten, will, wollen, brauche, brauchen, braucht, benötige, benötigen,
  hätte gern, hätten gern, hätte gerne, hätten gerne, hätte, hätten, wünsche, wünschen, wünscht, bevorzuge,
  bevorzugen, lieber, interessiere, interessieren, interessiert, kann, können, könnte, könnten, darf, dürfen, soll,
  sollte, sollen, sollten, muss, müssen, müsste, würde, würden, ausgeben, zahlen, bezahlen, budget, maximal,
  höchstens, mindestens, obergrenze, kaufen, mieten, ziehen nach, umziehen nach, ziehe nach, wohnen in, zeig, zeige,
  zeigen, zeigt, gib, finde, finden, gibt es, habt ihr, haben sie, hast du, es gibt, denke an, dachte an, dachten an,
  meine ich, meinte, hasse, hassen, mag keine, mögen keine, vermeiden, träume, träumen, hoffe auf, bis zu, auf der
  suche`

const telling = `
  wohnen seit, wohne seit, leben seit, schreibe, liegen geblieben, empfohlen, hat empfohlen, kommen im, hoffe es,
  hoffe dass,
  gezogen, hergezogen, umgezogen, zugezogen, kam, kamen, komme aus, kommen aus, gekommen, arbeite, arbeiten,
  arbeitet, arbeitete, gearbeitet, wohne, wohnt, wohnte, wohnten, gewohnt, lebe, lebt, leben seit, lebte, lebten,
  gelebt, verkauft, verkaufte, verkauften, gekauft, kaufte, kauften, ging, gingen, gegangen, gehe, geht, sah, sahen,
  gesehen, las, gelesen, hörte, gehört habe, gehört, sprach, gesprochen, spreche, spricht, sagte, gesagt, rief,
  angerufen, traf, getroffen, besuchte, besucht, besuchten, verbrachte, verbracht, studiere, studiert, studierte,
  unterrichte, unterrichtet, geheiratet, heiratete, geschieden, begann, begonnen, angefangen, war, waren, hatte,
  hatten, geregnet, regnet, regnete, schneit, geschneit, aß, gegessen, isst, kocht, koche, gekocht, spielt, spielen,
  spielte, gespielt, schlief, schläft, geschlafen, vergaß, vergessen, erinnere, weiß, wusste, gelernt, geboren,
  gewonnen, verloren, starb, gestorben, endet, geschlossen, erhöht, glaube, fühle, vermisse, genieße, genießen,
  gereist, reise, reisen, laufe, läuft, schwimmt, heißt, heiße, ist krank, ist müde, bin müde, sind müde, bellt,
  geerbt, wartet, warte, bin lehrer, bin lehrerin, ist lehrer, ist lehrerin, ist ärztin, ist arzt`

const seams = `
  weil, denn, deshalb, deswegen, daher, darum, also, jetzt, und jetzt, nun, während, als wir, als ich, obwohl,
  übrigens, sodass, damit wir, damit ich, da wir, da ich`

const elsewhere = `
  was hältst du, was halten sie, was denkst du, was denken sie, was meinst du, hast du gestern, haben sie gestern,
  hast du gesehen, hast du gehört, kennst du, kennen sie, wie macht man, wie backe ich, was ist zwei, woher kommst
  du, wer hat dich,
  das wetter, wetter, wetterbericht, olympia, olympischen spiele, olympische spiele, weltmeisterschaft, präsident,
  bundeskanzler, wahl, wahlen, hauptstadt von, hauptstadt, einwohner hat, rezept, rezepte, witz, witze, gedicht,
  lied, lieder, film, filme, fußball, tennis, das spiel, wer hat gewonnen, wer gewann, wer hat, wer ist, wer war, wer
  bist, wer sind, wann wurde, wann war, warum, wieso, wird es kosten, kosten wird, wird kosten, börse, bitcoin,
  dinosaurier, planet, der mond, bist du ein, bist du eine, sind sie ein, roboter, dein name, ihr name, wie heißt du,
  wie heißen sie, magst du, mögen sie, wie geht es dir, wie geht es ihnen, wie geht's, kannst du singen, erzähl mir,
  sing mir, wie spät, welcher tag, gegründet, bürgermeister, geschichte von, restaurant, restaurants, pizza, der bus,
  der zug fährt, flug nach, horoskop, mein akku, mein deutsch`

const talk = `
  vielen dank, herzlichen dank, danke schön, dankeschön, danke sehr, tausend dank, danke im voraus, vielen dank im
  voraus, im voraus, danke für die hilfe, danke für ihre hilfe, danke für deine hilfe, mit freundlichen grüßen,
  freundliche grüße, viele grüße, liebe grüße, beste grüße, alles gute, schönen tag, schönen tag noch, einen schönen
  tag, schönes wochenende, schönen abend, frohe weihnachten, frohes neues jahr, in eile, es eilig, habe es eilig,
  haben es eilig, keine eile, eilt nicht, ohne eile, auf jeden fall, auf alle fälle, auf der anderen seite, am ende
  des tages, um ehrlich zu sein, ehrlich gesagt, offen gesagt, im grunde, im allgemeinen, kurz gesagt, zum beispiel,
  natürlich, vorerst, fürs erste, für den fall, kein problem, keine sorge, keine ahnung, ich weiß nicht, weiß nicht,
  nicht sicher, bin nicht sicher, in guten händen, freut mich, entschuldigen sie die störung, entschuldigung für die
  störung, sorry für die störung, wie geht es ihnen, wie geht es dir, wie geht's, ich hoffe es geht ihnen gut,
  abgesehen davon, davon abgesehen, außerdem noch, das ist alles, das wäre alles, das war's, sonst nichts, viel
  glück, wie gesagt, gestern abend, heute morgen, heute früh, den ganzen tag, ums leben gern`

export const clauseWords: ClauseWords = {
  subjects: splitPhrases(subjects),
  owners: splitPhrases(owners),
  asking: splitPhrases(asking),
  telling: splitPhrases(telling),
  seams: splitPhrases(seams),
  elsewhere: splitPhrases(elsewhere),
  talk: splitPhrases(talk),
}
