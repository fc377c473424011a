import type { ClaimTable } from '../tables/claim-table.ts'
import { germanCompared } from './compared-words.ts'
import { germanFields } from './field-words.ts'
import { germanGeneral } from './general-words.ts'
import { germanPlain } from './plain-words.ts'
import { germanRecord } from './record-words.ts'

/** How claims about homes are made in German. */
export const germanClaims: ClaimTable = {
  general: germanGeneral,
  plain: germanPlain,
  denied: germanFields,
  record: germanRecord,
  neutral: `
    gemeinsame gemeinsamen gemeinsames gemeinsamer inseriert bundesstaat hoch hohe arbeiten arbeit falsch verstanden
    firma wartezeit warten entschuldigen entschuldige verzeihung wochenende schones vormittag nachmittag nacht sprache
    sprachen englisch spanisch franzosisch deutsch portugiesisch chinesisch virtuelle virtueller assistent seite
    webseite umstande verstandnis verzogerung hoffe rechtsberatung unternehmen unternehmens stammt stammen vollstandige
    vollstandigen fragt taglich allein allem andernfalls bald? bisher dadurch dank daraus deswegen dies durchaus eben
    ehrlich endlich gar gegenuber gemacht genug insbesondere kurz lange manches meines nein offen? recht sagte seitdem
    soweit spater tat vor allem werdet weit wenig zugleich zwar uberhaupt ubrigens wichtiger einzige einziges einzigen
    einziger grundstuck grundstucks fachmann fachfrau sortieren sortiert ordnen kinder umzug umziehen abhangen davon
    erlaubt zugelassen willkommen gestattet ehrlich verstandlich direkt beginnen starten wende gesprach reden worten
    unter umstanden insofern kundigen informieren fachleute gefallt gefallen geschehen quelle quellen entwickeln
    entwickelt sammeln der die das dem den des ein eine einen einem einer eines kein keine keinen keinem keiner keines
    und oder aber doch denn sondern sowie weder noch entweder als wie wenn ob dass da weil damit bevor nachdem wahrend
    obwohl falls sobald solange bis seit in im ins an am ans auf aus bei beim mit nach von vom zu zum zur fur um durch
    ohne gegen uber unter vor hinter neben zwischen innerhalb ausserhalb außerhalb trotz wegen laut gemaß gemass samt
    ab je pro ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen sich mein meine meinen meinem meiner
    dein deine deinen deiner sein seine seinen seinem seiner seines ihre ihren ihrem ihrer ihres unser unsere unseren
    unserem unserer euer eure man jemand niemand etwas nichts alles alle allen aller jeder jede jedes jeden jedem
    manche mancher mehrere einige einigen einiger wenige viele vielen vieler beide beiden beides dieser diese dieses
    diesen diesem jener jene solche solcher welche welcher welches welchen welchem wer wen wem was wo wohin woher wann
    warum wieso weshalb womit wofur woran worauf wieviel deren dessen derselbe dieselbe dasselbe selbst selber andere
    anderen anderer anderes anderem bin bist ist sind seid war waren wird werden werde wurde wurden worden geworden sei
    seien gewesen habe hast hat haben habt hatte hatten hatte gehabt kann konnen kannst konnte konnten konnt darf
    durfen muss mussen mussten musste soll sollen sollte sollten will wollen wollten mochte mochten mag mogen lassen
    lasst lass gern gerne lieber nicht nie niemals nur auch schon noch mehr weniger sehr ganz eher etwa circa ca rund
    ungefahr genau fast kaum wohl vielleicht wahrscheinlich moglicherweise vermutlich sicher sicherlich naturlich
    selbstverstandlich wirklich tatsachlich eigentlich einfach so also dann dort hier da dazu davon daran darauf
    daruber darin damit dabei dafur dagegen darum deshalb daher trotzdem jedoch allerdings außerdem ausserdem zudem
    ferner weiterhin insgesamt zusammen bereits immer oft manchmal meist meistens normalerweise ublicherweise
    gewohnlich generell allgemein grundsatzlich derzeit aktuell momentan jetzt nun heute gerade bald? zuerst zunachst
    zuletzt schließlich schliesslich danach davor vorher nachher wieder weiter weitere weiteren weiteres weiterer ja ok
    okay gut danke bitte hallo guten tag morgen? abend willkommen gruß gruss gruße grusse herzlich herzlichen tschuss
    wiedersehen leider entschuldigung tut leid freut freue freuen schade viel gluck erfolg spaß geduld fragen frage
    fragt gefragt anfrage antworten antwort antwortet beantworten sagen sage sagt gesagt nennen nennt nenne genannt
    sprechen spreche erzahlen zeigen zeige zeigt gezeigt anzeigen ansehen anschauen sehen siehe seht sieht suchen suche
    sucht gesucht finden finde findet gefunden fand filtern filter filtere eingrenzen einschranken erweitern verfeinern
    vergleichen vergleich vergleiche vergleicht auflisten liste listen gelistet gelistete inserat inserate inserats
    inseraten anzeige anzeigen angebot angebote angeboten angebots ergebnis ergebnisse ergebnissen treffer treffern
    passen passt passend passende passenden entsprechen entspricht entsprechend entsprechende erfullen erfullt helfen
    helfe hilft hilfe behilflich wissen weiß weiss wisst bekannt kennen kenne verstehen verstehe erklaren erklare
    erklarung bedeuten bedeutet heißt heisst heißen meinen meint gemeint beschreiben beschreibt beschreibung
    beschrieben erwahnen erwahnt erwahnung angeben angegeben gibt angabe angaben geben gebe gab aufgefuhrt aufgelistet
    vermerkt steht stehen enthalten enthalt information informationen info infos daten datum detail details
    einzelheiten tatsache tatsachen fakten zahl zahlen nummer nummern name namen eintrag eintrage feld felder seite
    seiten link links foto fotos bild bilder website webseite chat nachricht nachrichten gesprach werkzeug option
    optionen auswahl wahlen wahlen gewahlt wahl bevorzugen vorziehen wunsch wunsche wunschen wunscht gewunscht brauchen
    brauche braucht benotigen benotigt interessieren interessiert interessant denken denke glauben glaube halten halte
    scheinen scheint wirken wirkt erinnern merken behalten nehmen nimmt nutzen nutze nutzt verwenden teilen fortfahren
    weitermachen beginnen beginnt anfangen enden ende hinzufugen andern andere anpassen bieten bietet umfassen umfasst
    beinhaltet verfugen verfugt besitzen besitzt gehoren gehort kommen kommt gehen geht machen macht mache tun tut
    stellen stellt setzen setzt liegen liegt befindet befinden gelegen zahlen zahlt messen misst betragen betragt
    kosten kostet koste gekostet prufen prufe nachsehen nachschauen nachfragen moglich moglichkeit moglichkeiten
    unmoglich imstande lage? beispiel beispiele beispielsweise fall falle fallen art arten weise weisen ding dinge
    sache sachen teil teile typ typen sorte große grosse? reihenfolge schritt schritte punkt punkte idee ideen
    unterschied unterschiede unterschiedlich unterscheiden unterscheidet verschieden verschiedene ahnlich ahnliche
    ahnlichen ahnliches gleich gleiche gleichen gleicher alternative alternativen gesamt summe durchschnitt
    durchschnittlich mittel median spanne mindestens hochstens maximal minimal maximum minimum grenze kriterium
    kriterien anforderung anforderungen budget erste ersten erster erstes zweite zweiten zweiter zweites dritte dritten
    vierte letzte letzten letzter nachste nachsten nachster folgende folgenden vorige vorherige obige oben unten eins
    zwei drei vier funf sechs sieben acht neun zehn elf zwolf hundert tausend million millionen tag tage tagen monat
    monate monaten monatlich monatliche monatlichen jahr jahre jahren jahrlich stunde stunden minute minuten moment
    augenblick zeit mal einmal zweimal haus hauser hausern hauses heim wohnung? immobilie immobilien objekt objekte
    objekten objekts gebaude zuhause ort platz schlafzimmer schlafzimmern zimmer zimmern raum raume raumen badezimmer
    badezimmern bad bader badern kuche kuchen wohnzimmer wohnflache flache quadratmeter quadratmetern quadratfuß
    quadratfuss m² m2 ft² ft2 qm fuß fuss acre acres hektar grundstuck? grundstucksflache preis preise preisen
    kaufpreis? kaufpreise angebotspreis miete? mietpreis? gebuhr gebuhren hausgeld kaution nebenkosten? zestimate
    schatzung geschatzt geschatzte mls plz postleitzahl adresse adressen anschrift stellplatz stellplatze stellplatzen
    parkplatz parkplatze auto autos gebaut erbaut baujahr erbaute bau marktzeit markt status zustand dollar euro euros
    usd eur cent kilometer kilometern meile meilen prozent makler maklerin maklern maklers agent agentin team buro
    kollege kollegen kontakt kontaktieren anrufen rufen ruf schreiben schreib telefon mail e-mail erreichen erreichbar
    wenden montag dienstag mittwoch donnerstag freitag samstag sonntag uhr wahr richtig falsch exakt wichtig wichtige
    wichtigsten nutzlich leicht einfach klar deutlich besser beste besten bestes am meisten kaufen kauf besichtigen
    ansicht umziehen planen plan plane assistent assistentin chatbot computerprogramm programm fehler menschlich mensch
    frei? vollstandig eigen eigene eigenen eigener ubersicht uberblick zusammenfassung tabelle bezug bezuglich
    hinsichtlich betrifft basiert grundlage laut rest mehrheit zb z b d h usw bzw etc hoa sq ft sqft gegensatz anders
    verglichen her hin los nahe? stimmt bleiben bleibt stehe dienen dient ruhig? gleichzeitig weitergeben rund
    uberlegen entscheiden entscheidung verfugung gespeichert lesen gelesen sonst irgend irgendetwas ebenfalls ebenso
    abhangig kommt drauf hangt ab beachten beachte hinweis hinweise brauchten suchten passten genannten gezeigten
    gesuchten genannte verlinkt derer sodass indem statt anstatt anstelle zurzeit unseres entsprechenden wurden konnten
    schreiben sie
    freude verwirrung kennenzulernen lernen interesse entschuldigt verzeihen morgen herzliche freundlich
    freundlichen bedanke bedanken vergnugen angenehm angenehmen schonen schoner gute gutes missverstandnis
    anscheinend offenbar lese tipps tipp schritten`,
  praise: `
    schon schone schones schonen schoner hubsch hubsche toll tolle tolles großartig grossartig wunderbar wunderbare
    wunderschon wunderschone wunderschones fantastisch ausgezeichnet hervorragend perfekt perfekte ideal ideale
    charmant charmante charmantes attraktiv gemutlich gemutliche gemutliches komfortabel komfortable geraumig geraumige
    geraumiges großzugig großzugige grosszugig groß große großes großen großer gross grosse grosses grossen klein
    kleine kleines kleinen kompakt besonders besondere gute gutes guten guter nett nette nettes eindrucksvoll praktisch
    interessante interessantes angenehm angenehme einladend riesig riesige`,
  unpraised: `viertel, wohnviertel, stadtviertel, stadtteil*, gegend*, umgebung, nachbarschaft*, lage, wohnlage,
    gemeinde, straße*, strasse*, stadt, region, ort, schnappchen, wert, investition*, anlage, kapitalanlage*, leute,
    menschen, umfeld`,
  rhetoric: `
    bin ich darunter geblieben, also bin ich darunter, hundert fragen, tausend fragen, tausend dank, hundertmal, tausendmal, guten morgen, schonen tag, schonen abend,
    schones wochenende, kein geheimnis, ohne zweifel, zweifellos, ohne frage, kein zweifel, keine frage, es steht außer
    frage, nicht nur, nicht bloß, nicht allein, nicht zuletzt, wussten sie dass, wussten sie schon, wissen sie dass,
    wusstest du, weißt du dass, haben sie gewusst, wie sie wissen, wie du weißt, unnotig zu sagen, unnotig zu erwahnen,
    selbstredend, keine sorge, verpassen sie nicht, vergessen sie nicht, zogern sie nicht, ich kann nicht leugnen,
    lasst sich nicht leugnen, nicht zu leugnen, niemand bezweifelt, niemand zweifelt, niemand kann leugnen, wenn ich
    mich nicht irre, wenn ich mich recht erinnere, wenn mich nicht alles tauscht, nicht wahr, oder nicht, warum nicht,
    nicht schlecht, nicht weniger als, nichts geringeres als, ob sie es glauben oder nicht, sie werden nicht glauben,
    kein wunder, kein scherz, ganz im ernst, wer hatte das gedacht, stellen sie sich vor, schon gehort, habe ich schon
    erwahnt, gar nicht zu reden, ganz zu schweigen`,
  unknown: `
    geht nicht naher auf, geht das inserat nicht naher auf, geht die anzeige nicht naher auf, nicht naher
    ein, nicht naher auf, habe ich nichts gefunden, nichts gefunden zu, nichts gefunden uber, keine angaben
    zu, keine angabe zu, keine angaben zur, gibt es keine angaben, keine informationen zu, keine details zu,
    mochte ich nicht raten, will ich nicht raten, lasst sich nicht sagen, lasst sich dem inserat nicht, kann
    ich nicht uberprufen, kann ich nicht bestatigen, ist nicht klar, bleibt offen, erwahnt weder, nennt weder, kann ich ihnen nichts, kann ich nichts, kann ich ihnen keine, kann ich
      dazu, kann ihnen
    nichts, ich kann nichts, niemand kann sagen, niemand weiß, niemand weiss, nur der makler, ob, sagt nicht, sagen
    nicht, sagt nichts, sagen nichts, erwahnt nicht, erwahnen nicht, erwahnt kein*, nennt nicht, nennt kein*, gibt
    nicht an, gibt nichts an, gibt keine auskunft, enthalt keine information*, enthalt keine angabe*, enthalt keine,
      macht keine angabe*, steht nicht, steht nichts, geht nicht hervor, verrat nicht, bestatigt nicht, ich weiß
      nicht, ich weiss nicht, weiß ich nicht, weiss ich nicht, wir wissen nicht, ich habe keine information*, ich habe
      keine
    angabe*, ich habe keine daten, habe ich keine, liegen mir keine, liegen keine, liegt mir nicht vor, mir ist nicht
    bekannt, ist mir nicht bekannt, keine information*, keine angabe*, keine daten, keine auskunft, ich bin nicht
    sicher, bin mir nicht sicher, ich bin mir nicht sicher, kann ich nicht sagen, ich kann nicht sagen, kann ich nicht
    bestatigen, ich kann nicht bestatigen, kann ich nicht beurteilen, ich kann nicht beurteilen, kann ich nicht
      prufen, ich kann nicht prufen, kann nicht sagen, kann nicht beurteilen, kann nicht bestatigen, nicht beurteilen,
      konnen wir
    nicht sagen, fragen sie den makler, fragen sie die makler*, fragen sie bitte, den makler fragen, beim makler, mit
    dem makler klaren, prufen sie ob, hangt von, unbekannt, unklar, ungewiss, habe ich keine daten, habe ich keine
      angaben, kann ich nichts sagen, nichts sagen, schweigt, schweigt sich aus, lasst offen, fehlen mir, nicht klar,
      ich weiss nichts`,
  unknownBehind: `habe ich keine information*, habe ich keine angabe*, habe ich keine daten, habe ich nichts,
      liegen mir keine, sagt
    das inserat nichts, steht nichts im inserat, kann ich nichts sagen, kann ich ihnen nichts sagen, ist nicht
    angegeben, sind nicht angegeben, nicht angegeben, ist nicht erwahnt, nicht erwahnt, wird nicht erwahnt, werden
    nicht erwahnt, ist nicht bekannt, sind nicht bekannt, nicht bekannt, ist unbekannt, ist unklar, nicht vermerkt,
      nicht aufgefuhrt, nicht genannt, wird nicht genannt, steht nicht im inserat, steht nicht in, nicht bestatigt,
      geht
    aus dem inserat nicht hervor, weiß ich nicht, weiss ich nicht, kann ich nicht sagen, kann ich nicht bestatigen,
      kann ich nicht beurteilen, kann nur der makler sagen, geht aus der anzeige nicht hervor, geht aus dem inserat
      nicht hervor, steht nicht in der anzeige, bleibt offen, ist nicht vermerkt, sind nicht vermerkt, fehlt in der
      anzeige, fehlen in der anzeige, ist mir nicht bekannt, sind mir nicht bekannt`,
  tells: 'erwahnt, nennt, verrat, beschreibt, enthalt, zeigt, beziffert, erwahnen, nennen',
  declines: `
    ich kann nicht, ich kann keine, ich kann kein, ich kann leider, kann ich nicht, kann ich leider, kann ich keine,
    ich darf nicht, ich darf keine, ich bin nicht in der lage, wir konnen nicht, wir konnen keine, wir fragen nie, wir
    verlangen nie, wir bitten nie, ich bitte nie, ich verlange nie, nicht moglich, es ist nicht moglich, senden sie
    nie, senden sie niemals, schicken sie nie, schicken sie niemals, geben sie nie, geben sie niemals, teilen sie nie,
    offiziell*, wenden sie sich, kontaktieren sie, sie konnen den makler, fragen sie, wir nehmen keine, ich nehme
    keine, ich habe kein*, ich habe nicht, ich mochte nicht`,
  searches: `
    suche nach, suchen nach, ich suche, soll ich, suchen, suche, filtern, filtern nach, eingrenzen, finden, zeigen,
    andere hauser, weitere hauser, hauser mit, haus mit, wohnungen mit, wohnung mit, immobilien mit, objekte mit, etwas
    mit, wie zum beispiel, zum beispiel, beispielsweise, merkmale wie, kriterien wie, sortieren, vergleichen, keine
    hauser, kein haus, keine wohnung*, keine immobilie*, keine objekte, kein inserat, keines der inserate, keine der,
    keines der, keins der, nichts gefunden, keine treffer, sagen sie mir, sag mir, nennen sie mir, lassen sie mich
    wissen, hinzufugen, weglassen, ausschließen, begrenzen`,
  asks: `
    mochten sie, mochtest du, wollen sie, willst du, wunschen sie, suchen sie, suchst du, bevorzugen sie, brauchen sie,
    benotigen sie, haben sie, hatten sie, sind sie, interessieren sie, gibt es noch, gibt es sonst, gibt es etwas, soll
    ich, darf ich, kann ich, konnten sie, konnen sie, was, welche, welcher, welches, welchen, wie, wann, wo, wer,
    warum, wofur, in welcher, in welchem, fur welche, noch etwas, sonst noch, ware, passt, oder soll, oder mochten,
    legen sie wert, ist ihnen, planen sie`,
  echo: `
    ihre obergrenze, ihr limit, ihre schmerzgrenze, sie sagten, sie hatten gesagt, sie erwahnten, sie haben nach, sie haben um, sie hatten nach, nach ihrer, sie haben gefragt, sie fragten, sie haben gesagt, sie
    sagten, sie erwahnten, sie haben erwahnt, sie mochten, sie wollen, sie wollten, sie suchen, sie suchten, sie haben
    gesucht, sie wunschen, sie wunschten, sie hatten gern, ihre anfrage, ihre suche, ihr budget, ihrem budget, ihre
    kriterien, ihren kriterien, ihr wunsch, ihren wunschen, ihre wunsche, ihre grenze, sie schrieben, sie haben
    geschrieben, sie gaben an, sie haben angegeben, wie gewunscht, wie sie sagten, sie nannten, sie haben genannt, sie
    baten, sie haben um, haben sie gesagt, haben sie gesucht, ihre nachricht, ihr maximum`,
  breaks: `aber, jedoch, allerdings, doch, obwohl, obgleich, wahrend, weil, da, denn, sondern, und es, und sie hat,
    und hat, und ist, und das haus, und die wohnung, und verfugt, und bietet, und wurde, das hat, die hat, welches,
    und ich, und wir, deshalb, daher, trotzdem, es hat, es ist`,
  relatives: `das, die, der, den, dem, welches, welche, deren, dessen`,
  conditions: `wenn, falls, ob, was, dass`,
  haves: `hat, haben, hatte, bietet, bieten, besitzt, verfugt, verfugen, umfasst, enthalt, mit, gibt, beinhaltet`,
  mayBe: `kann, konnen, konnte, konnten, darf, mag`,
  ownDeeds: ``,
  done: `
    warteliste, erwartet sie am, man erwartet sie, wartet auf sie, weiss bescheid, weiß bescheid, habe bescheid, termin
    steht, angebot wurde angenommen, angebot ist angenommen, angebot angenommen, gebucht, reserviert, reservierte,
    vereinbart, terminiert, bestatigt, organisiert, genehmigt, bewilligt, angemeldet, benachrichtigt, informiert,
    abgeschickt, verschickt, geschickt, gesendet, weitergeleitet, unterwegs, unterschrieben, unterzeichnet,
    registriert, eingetragen, geblockt, zuruckgelegt, vorgemerkt, angerufen, bezahlt, beantragt, verhandelt,
    arrangiert, eingeplant, abgemacht`,
  deeds: `
    geredet, buche, buchen, bucht, gebucht, reserv*, vereinbar*, terminier*, bestatig*, organisier*, sende, senden,
    gesendet, schicke, schicken, schickt, geschickt, leite, weiterleiten, rufe, rufen, anrufen, ruft, angerufen,
    telefonier*, kontaktier*, benachrichtig*, informier*, registrier*, melde, melden, anmelden, unterschreib*,
    unterzeichn*, beantrag*, verhandel*, zahle, bezahl*, uberweis*, blockier*, blocke, halte, halten, trage, eintragen,
    merke, vormerken, notier*, gesprochen, spreche, sprechen, schreibe, schreiben, geschrieben, treffe, treffen,
    besichtig*, besuch*, akzeptier*, abschließ*, storn*, gekauft, kaufe, arrangier*, bespreche, kummere, kummern,
    ubernehm*, lasse, lege, mache einen termin, erinnere`,
  doers: `ich, wir, unser team, team, makler, maklerin, agent, kollege*, kollegen, eigentumer*, verkaufer*, vermieter*,
    jemand, er, sie werden, man`,
  deniesBehind: true,
  denials: `nicht, kein, keine, keinen, keinem, keiner, keines, keins, ohne, weder, noch nicht, nie, niemals, nichts,
    niemand, fehlt, fehlen`,
  articles: `der die das dem den des ein eine einen einem einer ihre ihr ihren unser unsere unserem dieser diese dieses
    kein keine keinen`,
  definites: `der die das dem den des dieser diese dieses diesen diesem ihr ihre ihren ihrem unser unsere jedes jede
    jeder jeden beide beiden ersten letzten anderen andere`,
  meetings: `besichtigung*, besichtigungstermin*, termin, termine, tour, fuhrung, treffen, anruf`,
  limits: `ohne, bis, außer, ausser, bevor, nur, es sei denn, sondern, wenn, zogern, vergessen, warten`,
  generalLeads: `ein, eine, einen, einem, einer, der, die, das, den, dem, beim, im allgemeinen, allgemein, generell,
    grundsatzlich, normalerweise, meist, meistens, oft, viele, die meisten, ja, nun, kurz gesagt, in der regel, bei,
    mit, unter, von`,
  glossary: `
    zweifamilienhaus*, dreifamilienhaus*, duplex*, doppelhaus*, doppelhaushalfte*, reihenhaus*, einfamilienhaus*,
    mehrfamilienhaus*, eigentumswohnung*, wohnung*, studio*, loft*, penthouse*, bungalow*, villa*, hoa*,
    eigentumergemeinschaft*, hausgeld*, wohngeld, hypothek*, darlehen*, kredit*, annuitatendarlehen, festzins*,
    anzahlung*, eigenkapital, kaufnebenkosten, nebenkosten, abschlusskosten, grunderwerbsteuer*, grundsteuer*,
    grundbuch*, notar*, kaution*, schatzung*, gutachten*, gutachter*, inspektion*, hausinspektion*, mls, zestimate*,
    vorabgenehmigung*, vorbehalt*, pfandrecht*, zinssatz*, zins, zinsen, tilgung*, miete*, mietvertrag*, pacht,
    vermieter*, mieter*, makler*, immobilienmakler*, maklerprovision*, provision*, courtage, quadratfuß*,
    quadratmeter*, acre*, hektar*, gaste wc, gastebad, halbes bad, besichtigung*, virtuelle besichtigung*, virtueller
    rundgang, tag der offenen tur, mobilheim*, bauland, dienstbarkeit*, refinanzierung*, bonitat*, titelversicherung*,
    versicherung*, kaufen, verkaufen, mieten, hauskauf, immobilienkauf, kauf, kaufvertrag*, treuhandkonto*, treuhand*,
    escrow, unterschied, wohnflache*, nutzflache*, kaufer*, verkaufer*, angebot*, bank*, keller*, garage*, dachboden,
    terrasse*, balkon*, chatbot*, erbpacht, genossenschaftswohnung*, eigentumer*`,
  defines: `
    untersucht, untersuchen, schaut, zahlen, zahlt, schauen, andern, andert, schwanken, schwankt, ist ein, ist wem, ist
    wer, ist eine, ist das, ist der, ist die, ist wenn, sind, bedeutet, bedeuten, heißt, heisst, bezeichnet,
    bezeichnen, beschreibt, meint, steht fur, umfasst, umfassen, deckt, decken, variiert, hangt, hangen, besteht,
    bestehen, kann, konnen, hat, haben, dauert, meist, oft, normalerweise, gewohnlich, in der regel, dient, dienen,
    wird, werden, zeigt, schutzt, entspricht, entsprechen, misst, ist nicht, sind nicht, bleibt, teilen, teilt, liegt
    darin, ist, ermoglicht, regelt, sichert, prufen, pruft, verwaltet, vermittelt, gehort, gehoren, betragt, erhebt`,
  oneOf: `eines der, eine der, einer der, eins, oder, beziehungsweise, bzw, die andere, das andere, einige`,
  lists: `oder, noch`,
  here: `hier, diese gegend, dieses viertel, dort`,
  things: `
    sprache*, angabe*, information*, frage*, option*, moglichkeit*, weg, wege, weise*, schritt*, ding, dinge, sache*,
    auswahl, grund*, punkt*, beispiel*, minute*, moment*, thema, themen, tipp*, idee*, kriteri*, wunsch*, wunsche*,
    wort*, satz*, satze*, art, arten, typ*, teil*, einheit*, wohneinheit*, wohnung*, familie*, person*, mal, antwort*,
    faktor*, detail*, nachricht*`,
  finds: `gefunden, finde*, passen*, verfugbar*, inserate, treffer, zum verkauf, zur miete, hauser, entsprechen, gibt`,
  homeRefs: `
    es, dieses haus, diese wohnung, diese immobilie, dieses objekt, dieses inserat, jenes haus, das haus, die wohnung,
    die immobilie, das objekt, das gebaude, diese hauser, diese wohnungen, diese immobilien, diese objekte, das erste,
    das zweite, das dritte, die erste, die zweite, der erste, der zweite, das andere, die andere, beide, beide hauser,
    jedes davon, jedes haus, alle hauser, die kuche, der eigentumer, die eigentumer, die eigentumerin, der verkaufer,
    die verkaufer, der vermieter, das dach, der garten, die aussicht, die garage, der keller, die villa, der bungalow,
    dieses, ersteres, letzteres`,
  firmRefs: `ich, mir, mich, wir, uns, unser, unsere, unseren, unserem, mein, meine, das team, unser team, das buro,
    die firma, die agentur`,
  selfRefs: `ich, mir, mich, mein, meine, bitte, leider, danke, beginnen wir, das hangt, ehrlich`,
  visitorRefs: `ihnen, du, dir, dein, deine, sie konnen, konnen sie, mochten sie, sie mochten, wollen sie, sie wollen,
    ihr, ihre, ihrem, ihren, wenn sie, falls sie, rufen sie, schreiben sie, fragen sie, wenden sie`,
  status: {
    active: `aktiv, verfugbar*, zum verkauf, zu verkaufen, zur miete, zu vermieten, zu haben, auf dem markt, am
      markt, unverkauft, nicht verkauft, noch verfugbar, wartet auf einen kaufer, sucht einen kaufer, kaufer gesucht,
      noch zu haben, wartet auf kaufer, auf einen kaufer`,
    pending: `angebot vor, angebote vor, unter vertrag, in verhandlung, reserviert, angebot angenommen,
      angebot akzeptiert, schwebend, anhangig, so gut wie verkauft, im verkaufsprozess, vorgemerkt, mehrere angebote`,
    sold: `verkauft, verkaufte, gekauft, wurde verkauft, vermietet, bereits vergeben, vergeben, bewohnt, veraußert,
      weg`,
    off: `vom markt, nicht mehr verfugbar, nicht verfugbar, nicht mehr am markt, zuruckgezogen, nicht mehr zum verkauf,
      nicht zum verkauf, steht nicht zum verkauf, inaktiv, nicht aktiv, storniert, offline, vom markt genommen`,
    soon: `demnachst, bald verfugbar, bald am markt, vorvermarktung, vor der vermarktung, in kurze, kommt bald`,
  },
  sale: `
    kaufen konnen, konnen sie kaufen, zum verkauf, zu verkaufen, zum kauf, kaufpreis, verkaufspreis, zu kaufen,
    verkauf`,
  rent: `
    mieten konnen, konnen sie mieten, anmieten, zur miete, zu vermieten, miete, mieten, mietet, mietpreis,
    monatsmiete, kaltmiete, warmmiete, vermietung, mietwohnung*, mietobjekt*, mieter*, mietvertrag*, pacht, zu
    mieten`,
  families: {
    house: `haus, hauser, einfamilienhaus, einfamilienhauser, freistehendes haus, villa, villen, bungalow*, landhaus,
      ferienhaus, hutte, blockhaus, schloss, herrenhaus, bauernhaus, hauschen`,
    condo: `eigentumswohnung*, wohnung, wohnungen, apartment*, appartement*, loft*, penthouse*, studio, studios`,
    townhouse: `reihenhaus, reihenhauser, stadthaus, stadthauser`,
    multiFamily: `doppelhaus, doppelhauser, doppelhaushalfte*, mehrfamilienhaus, mehrfamilienhauser, zweifamilienhaus*,
      duplex`,
    land: `ist ein grundstuck, baugrundstuck, bauland, unbebautes grundstuck, baugrundstuck*, bauland, unbebautes
      grundstuck, bauplatz`,
    mobile: `mobilheim*, wohnwagen, wohnmobil`,
  },
  looseFamilies: `haus, hauser, einfamilienhaus, einfamilienhauser, eigentumswohnung, eigentumswohnungen, wohnung,
    wohnungen, apartment, apartments, reihenhaus, reihenhauser, doppelhaus, doppelhauser, mehrfamilienhaus, studio,
    studios`,
  fresh: `neu am markt, neu auf dem markt, neues inserat, neues angebot, frisch gelistet, gerade gelistet,
    kurzlich gelistet, ganz neu, neu eingestellt`,
  free: `in der miete enthalten, im preis enthalten, im kaufpreis enthalten, inklusive nebenkosten, alles inklusive,
    kostenlos*, gratis, umsonst, kostenfrei*, kostet nichts, ohne kosten, null euro, null dollar, geschenkt,
    gebuhrenfrei`,
  noFee: `kein hausgeld, ohne hausgeld, keine hoa*, ohne hoa*, kein wohngeld, keine nebenkosten, keine hoa gebuhr*,
    ohne nebenkosten`,
  fees: `kaution*, gebuhr*, hausgeld, hoa, steuer*, provision*, kosten, nebenkosten`,
  withinBudget: `in ihrem budget, im budget, innerhalb ihres budgets, unter ihrem budget, passt in ihr budget,
    im rahmen ihres budgets, liegt in ihrem budget`,
  openHouse: `tag der offenen tur, offene besichtigung, open house`,
  tour: `virtuelle tour, virtueller rundgang, virtuellen rundgang, virtuelle besichtigung, 3d tour, 3d rundgang,
    3d besichtigung`,
  compares: [
    ...germanCompared,
    {
      field: 'Price',
      sign: -1,
      isMost: false,
      words: `gunstiger, billiger, preiswerter, kostet weniger, niedrigerer preis, erschwinglicher, preisgunstiger`,
    },
    {
      field: 'Price',
      sign: -1,
      isMost: true,
      words: `gunstigste, gunstigsten, gunstigstes, billigste, billigsten, preiswerteste, preiswertesten,
        niedrigste preis`,
    },
    { field: 'Price', sign: 1, isMost: false, words: `teurer, kostet mehr, hoherer preis, kostspieliger` },
    { field: 'Price', sign: 1, isMost: true, words: `teuerste, teuersten, teuerstes, hochste preis` },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: false,
      words: `großer, grosser, geraumiger, mehr platz, mehr wohnflache, mehr flache`,
    },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: true,
      words: `großte, großten, großtes, grosste, geraumigste, geraumigsten`,
    },
    { field: 'BuildingArea', sign: -1, isMost: false, words: `kleiner, weniger platz, weniger wohnflache` },
    { field: 'BuildingArea', sign: -1, isMost: true, words: `kleinste, kleinsten, kleinstes` },
    { field: 'YearBuilt', sign: 1, isMost: false, words: `neuer, junger, moderner` },
    { field: 'YearBuilt', sign: 1, isMost: true, words: `neueste, neuesten, neuestes, jungste, jungsten` },
    { field: 'YearBuilt', sign: -1, isMost: false, words: `alter` },
    { field: 'YearBuilt', sign: -1, isMost: true, words: `alteste, altesten, altestes` },
    { field: 'Bedrooms', sign: 1, isMost: false, words: `mehr schlafzimmer, mehr zimmer` },
    { field: 'Bedrooms', sign: -1, isMost: false, words: `weniger schlafzimmer, weniger zimmer` },
  ],
  money: `
    uberweis*, uberweisung*, geld senden, senden sie geld, schicken sie geld, geld schicken, schicken sie die kaution,
    senden sie die kaution, zahlen sie, bezahlen sie, einzahl*, zahlen sie ein, kartennummer*, kreditkarte*,
    kreditkartennummer*, kreditkartendaten, ec karte*, debitkarte*, kartendaten, geschenkkarte*, gutschein*,
    gutscheinkarte*, iban, bic, swift, cvv, cvc, prufziffer, sicherheitscode, pin, pin nummer, tan, kontonummer*,
    bankverbindung*, bankdaten, bankkonto*, kontodaten, konto, paypal, western union, moneygram, bitcoin*, krypto*,
    wallet*, vorkasse, vorauszahlung*, vorab, im voraus, anzahlung leisten, bargeld, in bar, passwort*, kennwort*,
    bestatigungscode, sozialversicherungsnummer, reisepass, personalausweis*, ausweiskopie, rechnung*, erstatt*,
    sofortuberweisung, klarna`,
  promises: `garant*, versprech*, verspricht, versprochen, erstatt*, ruckerstatt*, rabatt*, nachlass, preisnachlass,
    zusicher*, sichern zu, verpflicht*, geschenk*, bonus, risikofrei, ohne risiko, exklusiv*, verhandelbar,
    sonderangebot*, bester preis, besten preis`,
  forecasts: `
    zeit zum kaufen, zeitpunkt zum kaufen, zeit zu kaufen, zeitpunkt zu kaufen, zeitpunkt fur den kauf, moment zum
    kaufen, zeit zum kauf, zeitpunkt zum kauf, zeitpunkt fur einen kauf, zeitpunkt zu investieren, kaufzeitpunkt, geld
    verdienen, mehr wert sein, wird mehr wert, wertsteiger*, an wert, im wert steigen, steigen, steigt, verdoppel*,
    rendite*, gewinn*, profit*, fallen werden, einbrechen, boom*, gute investition, gute kapitalanlage, lohnende
    investition`,
  judged: `
    im preis gefallen, preis gefallen, im preis gesenkt, preis gesenkt, im preis reduziert, preisnachlass, im ganzen haus, das ganze haus, in jedem zimmer, in jedem raum, besteht aus, gegen aufpreis, aufpreis,
    zuschlag, direkt am, interessent*, marktpreis, marktwert, braucht arbeit, auch weniger, nimmt weniger, nahme weniger, akzeptiert weniger, mit weniger zufrieden, weniger nehmen,
      weniger
    akzeptieren, preis runter, preis herunter, preis nach unten, preis nachlassen, lasst mit sich handeln, lassen mit
    sich handeln, lasst sich handeln, verhandlungsbereit, gesprachsbereit, verhandlungssache, unter preis, seit
    monaten, seit wochen, seit jahren, seit langem, seit langerem, uber ein jahr, uber einem jahr, mehr als ein
      jahr, mehr als einem jahr, seit einem jahr, fast ein jahr, fast einem jahr, einem halben jahr, monatelang,
      wochenlang, jahrelang, schon lange, seit mehreren monaten, jedes schlafzimmer, jedes zimmer, eigenes bad,
      eigenem bad, alles
    inklusive, nebenkosten inklusive, gesunken, gesenkt, reduziert, ein einziger besitzer, nur einen besitzer, nie
    benutzt, mehrfach verkauft, wohnt selbst, wohnt darin, letzte woche, letzten monat, letztes jahr, letzten
      montag, nachste woche, nachsten monat, nachstes jahr, gestern, dieses wochenende, in einer woche verkauft,
      schnell
    verkauft, woche verkauft, wochen verkauft, tagen verkauft, tage verkauft, horen, aufwachen, heute entscheiden,
      letzte chance, beeilen, einziehen, bezugsfertig*, einzug, ist sicher, sehr sicher, sichere, sicheren, sicheres,
      sicherheit, unsicher, kriminal*, verbrech*, einbruch*, einbruche*, diebstahl*, gefahr*, polizei, ist ruhig,
      ruhige, ruhigen, ruhiges, ruhiger, larm*, ist laut, laute, leise, still, verkehr*, pendel*, pendler*,
      arbeitsweg*, schule, schulen, gymnasium, universitat*, kindergarten*, kita*, nachbar*, anwohner*, bewohner*,
      freundlich*, familienfreundlich*, leute, bevolkerung, begehrt*, sehr gefragt*, beliebt*, angesagt*, gehoben*,
      exklusiv*, in der
    nahe, nahe, nah, neben dem, fußlaufig, fusslaufig, zu fuß, minuten von, minuten zu, minuten bis, innenstadt,
      zentrum, zentral*, flughafen, geschaft*, laden, restaurant*, krankenhaus, bus, ubahn, u-bahn, bahnhof*,
      autobahn, park, parks, anbindung, verkehrsanbindung, investier*, investition*, nachfrage, zukunft*, die meisten,
      das meiste, am meisten, unschlagbar, unubertroffen, einzigartig, das beste, die beste, der beste, fruher, einst,
      ehemals, herr, herrn, frau, ansprechpartner, ansprechpartnerin, ist ein buro, ist ein laden, unser buro liegt,
      unser buro ist, sie finden uns, wir haben geoffnet, rund um die uhr erreichbar, innerhalb von minuten, erste
      wahl, beste wahl, das letzte, spitzenreiter`,
}
