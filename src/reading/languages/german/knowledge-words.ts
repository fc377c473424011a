import type { KnowledgeWords } from '../tables/knowledge-words.ts'
import { germanHomesSenses } from './homes-senses.ts'
import { germanTenancySenses } from './tenancy-senses.ts'

/** How the papers of a firm, and questions about them, speak German. */
export const germanKnowledge: KnowledgeWords = {
  firm: { asked: 'sie, ihre, ihr, ihnen', told: 'wir, unser, unsere, uns' },
  small: `aber, alle, allem, allen, aller, alles, als, also, am, an, auch, auf, aus, bei, beim, bin, bis, bist,
    bitte, da, damit, dann, das, dass, dein, dem, den, der, des, dessen, die, dies, diese, diesem, diesen,
    dieser, dieses, doch, dort, du, durch, ein, eine, einem, einen, einer, eines, er, es, etwas, euch, euer,
    fur, gegen, gibt, hallo, hat, habe, haben, hatte, ich, ihm, ihn, ihnen, ihr, ihre, ihren, ihrem, im, in,
    ins, ist, ja, je, jede, jeder, jedes, jemand, kann, kein, keine, keinen, konnen, konnte, mal, man, mehr,
    mein, meine, meinem, meinen, meiner, mich, mir, mit, muss, mussen, nach, nicht, noch, nur, ob, oder, ohne,
    schon, sehr, sein, seine, sich, sie, sind, so, soll, sollte, uber, um, und, uns, unser, unsere, unter, viel,
    viele, vom, von, vor, wann, war, warum, was, weil, welche, welchem, welchen, welcher, welches, wenn, wer,
    wem, wen, werde, werden, wie, wieviel, wird, wo, woher, wohin, wurde, zu, zum, zur, danke, kostet, kosten,
    wissen, sagen, mochte, will, brauche, darf, durfen, wieder, lange, hier, wurden, pro, jeweils, hab, bekomme
    ich, machen, macht, eure, ist es, gern, gerne, denn, eigentlich, eben, sagt, sagen sie, nun, jetzt, dafur,
    dazu, daran, davon, mussten, soviel, zwischen, wahrend, seit, guten tag, hi, möchte, würde, könnte, müsste,
    könnten, können, für, über`,
  faint: `tag, tage, tagen, woche, wochen, monat, monate, jahr, jahre, stunde, stunden, uhr, zeit, haus,
    wohnung, wohnungen, immobilie, gebaude, firma, buro, agentur, regel, regeln, nummer, art, nutzen, bieten,
    anbieten, passiert, geben, bringen, machen, neu, erste, letzte, wohnen, anfangen, enthalten, verfugbar,
    notig, brauchen, gilt, gelten, hoch, holen, finden, warten, kommen, gehen, stellen, erhalten, fruher,
    spater, verlangen, berechnen, bekommen, wand, wande, tur, zimmer, sache, weise, moment, nacht, morgen,
    abend, freund, freundin, mutter, vater, bruder, schwester, frau, mann, leute, person, eigene, eigenen,
    eigener, zweite, zweiten, bleibt, nehmen, nimmt, stark, schnell, langsam, mehrere, nahe, nachste, nachsten,
    lange dauert, funktioniert, geht, lasst, lassen, schlagen, hauser, hausern, moglich, moglichkeit, pflicht,
    vorgeschrieben, aktuell, heute, immer, oft, dauert, dauern, abgeholt, abholen, mieten, vermieten, vermietet,
    ablauf, vorgehen, schritte, tun, beachten, angeben, melden, gern, eintreten, leben, passieren, monatlich,
    monatliche, jahrlich, jahrliche, geruch`,
  whole: `haustier, haustiere, mieter, wasser, zimmer, monat, garten, feuer, wetter, fenster`,
  endings: [`4 ungen>ung 3 en> 3 es> 3 em> 3 e> 3 n> 4 s>`, `3 ung> 4 lich> 4 ig> 4 isch> 3 er> 3 st> 3 t>`],
  senses: { ...germanTenancySenses, ...germanHomesSenses },
  asks: {
    time: `wann, um wieviel uhr, wie viel uhr, an welchen tagen, welche offnungszeiten, bis wann,
      offnungszeiten, an welchem tag, welcher tag, welche tage, ab wann, zu welcher zeit, seit wann, um welche
      zeit, wie spat`,
    span: `wie lange, wie viele tage, wie viele monate, welche frist, wie schnell, wie oft, laufzeit, frist,
      innerhalb welcher zeit, in welcher zeit, wie viele wochen, wie viele stunden, wie viele nachte, wie lang,
      bis wann muss, wie bald, wie viele jahre`,
    money: `wie viel, wieviel, was kostet, wie hoch, kosten, welche gebuhr, preis, welche kosten, wie teuer, was
      verlangen sie, was zahlt man, wie viel prozent, was nehmen sie, kostet das, gratis, kostenlos, was muss
      ich zahlen`,
    count: `wie viele, wieviele, wie gross, wie schwer`,
    person: `wer, wem, wen, an wen, bei wem, mit wem, wessen`,
    place: `wo, adresse, wohin, in welcher strasse, wo ist, wo kann`,
    contact: `telefonnummer, welche nummer, wie erreiche ich, wen rufe ich an, wo rufe ich an, an wen wende ich
      mich, bei wem melde ich`,
    way: `wie, was muss ich tun, wie kann ich, was mache ich, was tun, was nun, was passiert, was mache ich
      wenn, was ist zu tun`,
    whether: `kann, darf, ist, sind, gibt, haben, muss, nehmen sie, erlauben, konnen wir, durfen, muss ich, darf
      ich, brauche ich, bieten sie, geht, akzeptieren sie`,
  },
  signs: {
    time: `montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, januar, februar, marz, april, mai,
      juni, juli, august, september, oktober, november, dezember, uhr, werktag, mitternacht, morgens, abends,
      mittag, weihnachten, sofort, ersten, erster`,
    span: `tag, woche, monat, jahr, stunde, minute, sofort, nacht, werktag, nachte, halbjahr, quartal`,
    money: `euro, dollar, kostenlos, prozent, monatsmiete, gratis, kostenfrei, monatsmieten, halfte, umsonst,
      franken, inklusive`,
    place: `strasse, platz, etage, stock, keller, gebaude, allee, hinter, neben, gegenuber, erdgeschoss,
      zentrum`,
    person: `verwalter, makler, eigentumer, mieter, vermieter, kaufer, verkaufer, notar, hausmeister, frau,
      herr, wir, leiter`,
    contact: `portal, telefon, formular, mail`,
  },
}
