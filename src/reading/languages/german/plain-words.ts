import type { PlainWords } from '../tables/plain-words.ts'

/** Words of German that claim nothing of a home. */
export const germanPlain: PlainWords = {
  verbs: `
    abdecken abgleichen abhaken abheben abrunden abschrecken abstimmen abwagen achten akzeptieren analysieren
    andeuten anfangen anfuhlen angehen anhoren ankommen annehmen anpassen anregen anschauen ansehen
    anstellen antworten anziehen arbeiten argern atmen auffallen aufgreifen aufhoren auflisten aufmuntern aufpassen
    auftauchen aufwiegen aufzahlen ausdrucken auseinandersetzen ausfallen ausgehen ausgleichen ausprobieren ausreichen
    ausschliessen aussehen aussuchen auswahlen auswirken auszeichnen beachten bedenken bedeuten bedanken bedauern beeindrucken
    beeinflussen befassen begeistern beginnen begrenzen begrunden begrussen behandeln behaupten beitragen bekommen
    belohnen bemerken bemuhen benennen benotigen beobachten beraten berucksichtigen beruhen beruhigen beschaftigen
    beschranken beschreiben besorgen bestehen bestimmen betonen betrachten betreffen beurteilen bevorzugen
    bewegen beweisen bewerten bewirken bieten bilden bitten bleiben brauchen bringen danken darstellen dauern
    denken deuten diskutieren drangen durchgehen durchsehen eignen einbeziehen eingehen eingrenzen einholen einladen
    einordnen einplanen einschatzen einschranken einsteigen eintauchen empfehlen empfinden entdecken entfallen
    entscheiden entspannen entsprechen entstehen enttauschen erfahren erfordern erfreuen erfullen
    erganzen ergeben erhoffen erinnern erkennen erklaren erkunden erkundigen erlautern erleben erleichtern
    ermitteln ermoglichen ermutigen erscheinen ersparen erstaunen erwagen erwahnen erwarten erwecken erweisen
    erzahlen erzeugen fallen fassen fehlen festhalten festlegen feststellen filtern finden fokussieren folgen
    formulieren fragen freuen fuhlen fullen geben gefallen gehen gehoren gelingen
    gelten geniessen genugen geraten gewichten gewinnen gewohnen glanzen glauben greifen gucken haben haken
      hangen harmonieren heissen helfen herausfinden herausragen herausstechen herausstellen hervorheben
    hervorstechen hinterfragen hinweisen hoffen horen ignorieren informieren inspirieren interessieren interpretieren kennen
    kennenlernen klappen klaren klingen knupfen kochen kombinieren kommen kommentieren konkretisieren konnen
    konzentrieren kummern lassen laufen legen lehnen leisten lenken lernen lesen leuchten lieben liegen loben
    locken lohnen losen machen meinen merken mischen mitbringen mitnehmen mogen motivieren mussen
    nachdenken nachfragen nachhaken nachlesen nachsehen nehmen neigen nennen nutzen offenbaren ordnen orientieren
    packen passen planen pragen prasentieren probieren profitieren prufen punkten raten reagieren rechnen rechtfertigen reden
    reichen reizen richten rucken sagen sammeln schaffen schatzen schauen scheiden scheinen schenken schildern
    schlagen schmecken schmunzeln schrecken schwanken schwarmen sehen sein setzen sitzen
    sollen sorgen sortieren spielen spiegeln spuren starten staunen stechen stehen stellen stimmen
    stobern storen streben stutzen suchen tragen trauen traumen treffen treten tun
    uberblicken uberdenken uberfordern uberlegen uberraschen uberschatzen uberspringen ubertreffen uberwiegen
    uberzeugen umdenken umfassen umschauen umsehen unterscheiden unterschatzen unterstreichen unterstutzen
    verbinden verdienen vereinen vereinfachen vergessen vergleichen verlassen verleihen verlieren vermeiden vermissen vermitteln
    vermuten vernachlassigen verpassen verraten verschaffen verspruhen verstauen verstehen versuchen vertiefen
    vertrauen verwenden verweisen verzichten vorstellen vorziehen wagen wahlen wahrnehmen warten wechseln weichen
    weiterhelfen weitermachen weitersuchen wenden werden werfen wiegen wiederholen wirken wissen wollen wunschen
    zeigen ziehen zogern zuhoren zulegen zurechtfinden zurechtkommen zuruckkommen zusammenfassen zusammenstellen
    zustimmen zutreffen zweifeln
    weiss weisst will kann mag darf soll muss sei seien ware waren hatte hatten`,
  others: `
    bitte anfrage frage satz lesart schritt
    absicht abwagung ahnung alltag alternative ambiente ambition anfang anforderung angabe angehorige anhaltspunkt
    anliegen anreiz ansatz anspruch anteil antwort appell argument art aspekt atmosphare attraktivitat auffassung
    aufmerksamkeit aufwand auge ausgangspunkt auskunft ausnahme ausschlusskriterium ausschlusskriterien auswahl
    balance bandbreite basis bedarf bedenken bedeutung bedingung bedurfnis beispiel beitrag bekannte beliebtheit
    bemerkung bequemlichkeit bereicherung beschreibung bestandteil betrachtung beurteilung bewertung bezug bild
    charakter charme chance dank denkanstoss detail dilemma ding diskussion druck eigenheit eigenschaft eindruck
    einfall einfluss eingrenzung einschatzung einschrankung einzelheit eleganz element empfehlung entscheidung
    entscheidungshilfe entspannung enttauschung erfahrung ergebnis erinnerung erklarung erwartung essenz etappe
    facette faktor fall fan favorit fazit feingefuhl feinheit flair flexibilitat fokus form frage freiheit freude
     frischekick fulle gedanke gefuhl gegensatz gegenuberstellung gelegenheit gemutlichkeit genuss
    geschmack gesprach gespur gewicht gewohnheit glanz glanzpunkt glick gluck grund grundlage gute handvoll hauptgrund
    haken hand haushalt herausforderung herz highlight hilfe hinsicht hinweis hobby hobbys hoffnung idee illusion
    information inspiration instinkt interpretation intuition irrtum juwel kandidat kategorie kehrseite kern klarheit
    kleinigkeit kombination komfort kommentar kontext kontrast kopf kraft kriterium kriterien lebensgefuhl lebensstil
    leichtigkeit liebhaber liste logik losung luft lupe lust manko massstab mehrheit meinung merkmal messlatte
    minuspunkt mischung moment moglichkeit motiv motto nachdenken nachteil neugier nuance notiz ordnung orientierung
    pause perspektive pluspunkt posten praferenz prioritat prioritat problem profil punkt rahmen rat ratschlag
    realitat reihe reihenfolge reiz resultat richtung risiko rolle routine ruckfrage ruckmeldung sache schatz schluss
    schmuckstuck schwache schwerpunkt schwung sinn situation skepsis sorge spektrum spielraum stil stimmung stoff
    stolz strich stuck substanz summe suche szenario tatsache tendenz thema tipp ton traum treffer trick trumpf typ
    uberblick uberlegung uberraschung umstand umzug unbehagen unsicherheit unterschied unterschiede urteil variante
    variation verbesserung vergleich vergnugen verlauf verstandnis version vertrauen vielfalt vielseitigkeit vorgabe
    vorgehen vorliebe vorrang vorstellung vorteil wahl wahrheit weise wesen wichtigkeit wink witz wort wunsch wucht
    zahl zeit zeitpunkt zufall zufriedenheit zusammenfassung zusammenhang zuversicht zweck zweifel zwiespalt koch
    hobbykoch obergrenze untergrenze limit abgerundet ahnlich allgemein angemessen angenehm anspruchsvoll ansprechend
    anstrengend attraktiv auffallend aufmerksam aufregend ausdrucklich ausfuhrlich ausgesprochen ausgewogen
    ausschlaggebend ausserordentlich aussergewohnlich begeistert beachtlich bedeutend beeindruckend begrundet
    behaglich bekannt beliebig bemerkenswert bequem berechtigt besonder bestimmt betrachtlich bezaubernd
    bunt charmant deutlich durchdacht echt ehrlich eigentlich eindeutig eindrucksvoll einfach einladend einleuchtend
    einmalig einzeln elegant empfehlenswert endgultig enorm entscheidend entspannt erfreulich erfullend erheblich
    ernst ernsthaft erstaunlich erstklassig erwahnenswert essenziell fabelhaft faszinierend fein fest flexibel
    fluchtig freundlich froh funktional ganzlich geeignet gegensatzlich gelassen gelungen gemutlich genau genial
    geniesserisch geschickt geschmackvoll gewiss gewohnt glucklich grandios gross grosszugig grundlegend
    grundsatzlich gut handlich harmonisch hauptsachlich heikel heimelig herausragend herrlich herzlich hervorragend
    hilfreich hinreichend hubsch ideal imposant individuell informell inspirierend interessant intuitiv jeweilig klar
    klassisch klein knapp kompakt komfortabel kompliziert konkret konsequent kostbar kritisch langfristig leicht lieb
    liebenswert liebevoll locker logisch lohnend lohnenswert luftig magisch massgeblich massgeschneidert merklich
      moglich motiviert nachvollziehbar naheliegend naturlich nett neugierig neutral notig notwendig
    nutzlich offen offensichtlich optimal ordentlich passend passgenau perfekt personlich plausibel positiv
    praktisch prazise prima prominent pur rational realistisch reibungslos reizvoll relevant restlich richtig robust
    romantisch schick schlicht schlussig schon schwer schwierig sensibel serios simpel sinnvoll solid
    sorgenfrei sorgfaltig spannend speziell spontan spurbar stilvoll stimmig stimmungsvoll strapazierfahig stressfrei
    subjektiv subtil tatsachlich toll traditionell traumhaft treffend typisch uberragend uberraschend uberschaubar
    ubersichtlich uberzeugend ublich umfassend umfangreich umwerfend unaufdringlich unbedingt unerwartet ungefahr
    ungewohnlich unglaublich unkompliziert unterschiedlich unvergesslich unverzichtbar unvergleichlich unwiderstehlich
    variabel verbreitet vergleichbar verlockend vernunftig verschieden verspielt verstandlich vertraut vielfaltig
    vielseitig vielversprechend vorlaufig vorsichtig vorteilhaft vorzuglich wahr wahrscheinlich wertvoll wesentlich
    wichtig willkommen wirkungsvoll wunderbar wunderschon wundervoll wunschenswert zahlreich zeitlos zielgerichtet
    zufrieden zuversichtlich zweckmassig zweitrangig langlebig haltbar bessere beste besser best letzt
    nachst erster weiteren geblieben geworden gewesen gefallen gefunden gedacht genannt getan gegeben gegangen
    gekommen gelegen gelesen gesehen getroffen gewonnen vergessen verglichen verstanden
     ausgesucht ausgeschlossen beschrieben bewiesen empfohlen entschieden entsprochen
    erschienen herausgefunden herausgestochen hervorgehoben hinterlassen hingewiesen mitgenommen nachgedacht
    nachgefragt nachgelesen nachgesehen sticht spricht gibt gilt halt lasst liest nimmt sieht tragt trifft
    vergisst wiegt wirft wird empfiehlt entspricht hilft bleibt fallt gefallt verleiht zieht geht kommt liegt lag
    lagen gab gaben ging gingen kam kamen fand fanden hielt stand standen sah sahen sprachen blieb blieben
    schien traf trug dachte brachte wusste kannte lesens sehens wissens nehme gebe sehe helfe lese`,
  fixed: `
    aber alle allein allem allen aller allerdings alles als also am an andere anderem anderen anderer anderes anders
    ansonsten anstatt auch aufgrund aus ausser ausserdem bei beide beiden beim bereits besonders bevor bis bisher
    bisschen da dabei dadurch dafur dagegen daher dahin damit danach dank dann daran darauf daraus darin
    daruber darum darunter das dass davon dazu dein deine deinem deinen deiner dem den denen denn dennoch der deren des
    desto dessen die dies diese diesem diesen dieser dieses doch dort durch durchaus eben ebenfalls ebenso egal eher eigen
    eigene eigentlich ein eine einem einen einer eines einander einfach einige einigem einigen einiger einiges einmal
    entweder er erst es etliche etwa etwas euch euer eure falls fast fur gar ganz ganze ganzen gegen gegebenenfalls
    genau genauso gern gerne genug gleich gleichzeitig her heraus herein hervor hin hingegen hinein hinsichtlich
    hinzu hochst ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer immerhin in indem infrage ins
    insbesondere insgesamt irgendetwas irgendwann irgendwie irgendwo ist ja je jede jedem jeden jeder jedes jedenfalls jedoch
    jemand jemals jene kaum kein keine keinem keinen keiner keineswegs kurz leider letztendlich
    letztlich lieber los man manche manchem manchen mancher manches manchmal mehr mehrere mein meine meinem meinen meiner
    meist meistens mich mindestens mir mit miteinander mitunter mochte mochten mochtest moglichst naher namlich naturlich
    nebenbei nicht nichts nie niemand noch nun nur ob obwohl oder oft ohne ohnehin paar per pro quasi rund
    schliesslich schon sehr sein seine seinem seinen seiner seit selber selbst sich sie sind so sobald sofern
    sogar solange solche solchem solchen solcher solches somit sondern sonst sowie sowieso sowohl statt stattdessen trotz
    trotzdem uber uberhaupt ubrigens um und uns unser unsere unserem unseren unserer viel viele vielem
    vielen vieler vieles vielleicht vielmehr vom von vorab vorerst wahrend wann warum was weder
    wegen weg weil weiter weitere weiterem weiteren weiterer weiteres weiterhin welch welche welchem welchen welcher
    welches wem wen wenig wenige wenigen weniger wenigstens wenn wer weshalb wessen wie wieder wiederum wieso wieviel wir
    wirklich wo wobei wodurch wofur woher wohin wohl womit womoglich worauf woran worin woruber worum wovon wozu zu zudem
    zuerst zuletzt zum zumal zumindest zunachst zur zuruck zusammen zwar unterm uberm
    hort horen bzw ggf evtl usw sozusagen klar na tja oh ach prima super toll`,
  phrases: `
    grosste vorteil, grosster vorteil, grosste nachteil, grosster nachteil, grosster pluspunkt, grosste
    pluspunkt, grosster unterschied, grosste unterschied, grossten starken, starkste argument, starkstes
    argument, starkste pluspunkt, genauer hin, spricht an, sprechen an, sie am meisten an, im freien, platz im freien, hinter dem haus, klassischen grundriss, klassischer grundriss, neueren
    verbesserungen, neuere verbesserungen, werkzeuge verstauen, das innere, grosser posten, ein grosser
    posten, eine der grossten starken, grosste starke, behalte ich, das behalte ich, merke ich mir, auf den ersten blick, auf einen blick, alles in allem, am ende des tages, an erster stelle, auf dem schirm, auf der
    anderen seite, auf der einen seite, auf jeden fall, auf keinen fall, auf wunsch, aus meiner sicht, ausser frage, bei
    bedarf, bei gelegenheit, bis auf weiteres, das heisst, den ausschlag, der reihe nach, des weiteren, ein auge auf,
    einen blick wert, einen blick, ein blick, fur den anfang, fur sich, ganz oben, ganz zu schweigen, gut zu wissen, hand
    aufs herz, im auge, im blick, im detail, im gegensatz, im grossen und ganzen, im grunde, im hinterkopf, im
    hinblick, im kern, im rahmen, im schnitt, im vergleich, im vordergrund, im zweifel, in aller ruhe, in anbetracht, in
    bezug, in betracht, in der regel, in frage, in kurze, in ruhe, in summe, in erster linie, ins auge, ins gewicht, ins
    detail, kurz gesagt, kurz und gut, mehr oder weniger, mit blick auf, nach und nach, nicht zuletzt, ohne weiteres, pro
    und contra, schritt fur schritt, seite an seite, so gesehen, so oder so, soweit ich sehe, unter anderem, unter dem
    strich, unterm strich, unter umstanden, und so weiter, unter die lupe, von zeit zu zeit, vor allem, vor augen, was
    das angeht, zu schatzen wissen, zu schatzen, zum beispiel, zum einen, zum anderen, zur not, zur auswahl, zur
    verfugung, es lohnt sich, macht sinn, ergibt sinn, leuchtet ein, spricht an, spricht sie an, faellt auf, fallt auf`,
  forms: {
    verbs: {
      en: 'e st t et te ten test tet end ende enden ender endes est',
      n: 'e st t te ten end ende',
    },
    others: {
      '': 'e en er es em s n ere eren erer eres',
      el: 'le len ler les lem',
      er: 're ren',
    },
  },
  manners: '',
  tellingManners: '',
  beforeVerbs: ``,
  acts: ``,
  actEndings: '',
}
