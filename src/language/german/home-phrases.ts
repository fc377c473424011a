/** Kinds of homes, sale or rent, status and other fixed values. Tag -> phrases, separated by commas. */
export const homePhrases: Record<string, string> = {
  'family.house': `
    haus, häuser, häusern, hauses, häuschen, einfamilienhaus, einfamilienhäuser, einfamilienhäusern, einfamilienhauses, efh, einfam.-haus, freistehendes haus, freistehende häuser,
    freistehenden häusern, freistehendes einfamilienhaus, freistehende einfamilienhäuser, freistehenden haus, freistehenden hauses, villa, villen, bungalow, bungalows, landhaus, landhäuser, landhäusern, cottage, cottages, hütte,
    hütten, ferienhaus, ferienhäuser, chalet, chalets, wohnhaus, wohnhäuser, wohnhäusern, wohnhauses, familienhaus, familienhäuser, familienhäusern, doppelhaushälfte, doppelhaushälften, dhh, eigenheim,
    eigenheime, eigenheimen, eigenheims, haushälfte, blockhütte, stadtvilla, stadtvillen, luxusvilla, luxusvillen, landvilla, sommerhaus, wochenendhaus, hous, heuser, haeusle, häusle, anwesen, einzelhaus, einzelhäuser, traumhaus,
    traumhäuser, bauernhaus, bauernhäuser, mietshaus, miethaus, ganzes haus, ganze häuser, das ganze haus, einfamielienhaus, strandhaus, seehaus, single family`,
  'family.condo': `
    wohnung, wohnungen, whg, whg., whgs, eigentumswohnung, eigentumswohnungen, etw, etagenwohnung, etagenwohnungen, apartment, apartments, appartement, appartements, appartment,
    appartments, apartement, apartements, loft, lofts, maisonette, maisonettes, maisonettewohnung, maisonettewohnungen, penthouse, penthouses, penthousewohnung, dachwohnung, dachwohnungen,
    condo, condos, mietwohnung, mietwohnungen, kaufwohnung, kaufwohnungen, wohneinheit,
    wohneinheiten, singlewohnung, stadtwohnung, stadtwohnungen, luxuswohnung, luxuswohnungen, ferienwohnung, ferienwohnungen, flat, apt, ganze wohnung, eine ganze wohnung, gesamte wohnung, ganze wohnungen, komplette wohnung, komplettes apartment, ganzes apartment,
    einzimmerwohnung, einzimmerwohnungen, 1-zimmer-wohnung, 1-zimmer-wohnungen, einzimmerapartment, einzimmerappartement, 1-zimmer-apartment, einraumwohnung, 1-raum-wohnung, 1-zi-whg, 1-zi-wohnung, 1-zi.-wohnung, 1-zimmer-whg, 1 zi whg,
    ein-zimmer-wohnung, ein-zimmer-wohnungen, ein zimmer wohnung, wohnungs, wonung, wohnug, studiowohnung, studiowohnungen, studio-wohnung, studio-apartment, studioapartment, studioapartments, studio-apartments, studio apartment, eigentumswohnungs, co-op`,
  'family.townhouse': `
    reihenhaus, reihenhäuser, reihenhäusern, reihenhauses, reihenendhaus, reihenendhäuser, reihenmittelhaus, reihenmittelhäuser, reiheneckhaus, rh, reh, rmh, stadthaus, stadthäuser, stadthäusern, stadthauses,
    townhouse, townhouses, townhome, townhomes, reihen-haus, reihenhausanlage, reihnhaus, reihenhäuschen`,
  'family.multiFamily': `
    mehrfamilienhaus, mehrfamilienhäuser, mehrfamilienhäusern, mehrfamilienhauses, mfh, zweifamilienhaus, zweifamilienhäuser, zweifamilienhäusern, zfh, dreifamilienhaus, dreifamilienhäuser, doppelhaus, doppelhäuser, doppelhäusern,
    doppelhauses, duplex, duplexe, duplexes, triplex, fourplex, mehrparteienhaus, mehrparteienhäuser, mehrparteienhäusern, vierfamilienhaus, vierfamilienhäuser, zinshaus, zinshäuser, renditeobjekt, mehrfamilienobjekt, multi-family,
    2-familienhaus, 3-familienhaus, 4-familienhaus, 2-familien-haus, 3-familien-haus, 4-familien-haus, zwei-familien-haus, mehr-familien-haus, wohnanlage, mietshäuser, miethäuser, mehrfamielienhaus`,
  'family.land': `
    grundstück, grundstücke, grundstücken, grundstücks, baugrundstück, baugrundstücke, baugrundstücken, bauplatz, bauplätze, bauplätzen, bauland, baugrund, unbebautes grundstück, unbebaute grundstücke, unbebauten grundstück, unbebauten grundstücken, parzelle,
    parzellen, bauparzelle, bauparzellen, ackerland, unbebautes land, leeres grundstück, freies grundstück, land, grund zum bauen, grundstück zum bauen, grundstücke zum bauen, grundstueck, seegrundstück, waldgrundstück, stück land, ein stück land,
    grundstück zum bebauen, landstück`,
  'family.mobile': `
    mobilheim, mobilheime, mobilheimen, mobilhome, mobile home, mobile homes, mobilhaus, wohnwagen, fertighaus auf rädern, wohncontainer, trailer, mobiles haus, mobile häuser, manufactured home, manufactured homes,
    wohnmobil, mobiheim, mobilhäuser, mobilheims`,
  'family.any': `
    immobilie, immobilien, objekt, objekte, objekten, objekts, zuhause, bleibe, unterkunft, unterkünfte, angebot, angebote, angeboten, inserat, inserate, inseraten, anzeige, anzeigen, wohnobjekt, wohnobjekte, etwas, was,
    irgendwas, irgendetwas, wohnimmobilie, wohnimmobilien, treffer, dach über dem kopf, heim, wohnraum gesucht, wohnsitz, gebäude, gebäuden, eigentum, wohneigentum, domizil, zuhause gesucht, immo, immos, alles, wohnraum, bude, immobilienangebote,
    immobilienangebot, neues zuhause, anlageobjekt, mietobjekt, mietobjekte, kaufobjekt, kaufobjekte`,
  studio: `
    studio, studios, einzimmerwohnung, einzimmerwohnungen, 1-zimmer-wohnung, 1-zimmer-wohnungen, einzimmerapartment, einzimmerappartement, 1-zimmer-apartment, einraumwohnung, 1-raum-wohnung, 1-zi-whg, 1-zi-wohnung, 1-zi.-wohnung, 1-zimmer-whg,
    1 zi whg, ein-zimmer-wohnung, ein-zimmer-wohnungen, ein zimmer wohnung, studiowohnung, studiowohnungen, studio-wohnung, studio-apartment, studioapartment, studioapartments, studio-apartments, studio apartment, kein schlafzimmer, ohne schlafzimmer, null schlafzimmer,
    0 schlafzimmer, keine schlafzimmer, ohne separates schlafzimmer, garçonnière, garconniere, wohnstudio`,
  'SaleType.for_sale': `
    kaufen, kauf, zum kauf, zum kaufen, zu kaufen, zum verkauf, zu verkaufen, verkauf, gekauft, erwerben, erwerb, zum erwerb, käuflich, kaufe, kaufst, kauft, verkaufen, verkäuflich, im verkauf, kaufwohnung, kaufwohnungen, kaufobjekt, kaufobjekte, kaufimmobilie,
    kaufimmobilien, zum verkauf stehen, zum verkauf stehend, zum verkauf steht, stehen zum verkauf, steht zum verkauf, zum verkauf stehende, zum verkauf stehenden, ankauf, zukaufen, kaufangebote, kaufangebot, verkauft werden, verkauft wird, zu erwerben, käuflich~, verkaufsangebote, nicht mieten sondern kaufen, kaufinteresse`,
  'SaleType.for_rent': `
    mieten, miete, miet, zur miete, zum mieten, zu mieten, zu vermieten, vermieten, vermietung, zur vermietung, anmieten, anmietung, gemietet, mietwohnung, mietwohnungen, mietobjekt, mietobjekte, miethaus, miethäuser, mietshaus, mietimmobilie, mietimmobilien, vermietet werden, vermietet wird,
    mietangebot, mietangebote, zur untermiete, untermiete, pachten, pacht, zum vermieten, zimmer zur miete, zimmer zu vermieten, wg-zimmer, wg zimmer, vermiete, auf miete, mietbar, mietbare~, mietweise, mietverhältnis, nicht kaufen sondern mieten, niedrigste miete, niedrigster miete, niedrigsten miete, günstigste miete, höchste miete, höchsten miete`,
  'Status.Sold': `
    verkauft, verkaufte, verkauften, verkauftes, bereits verkauft, schon verkauft, kürzlich verkauft, kürzlich verkaufte, kürzlich verkauften, vor kurzem verkauft, vor kurzem verkaufte, gerade verkauft, zuletzt verkauft, zuletzt verkaufte, zuletzt verkauften, neulich verkauft, verkauft wurden, verkauft wurde,
    verkaufte objekte, frisch verkauft, bereits verkaufte, bereits verkauften, schon verkaufte, abgeschlossene verkäufe, verkauft worden, sind verkauft, jüngst verkauft, jüngst verkaufte, letzte verkäufe, letzten verkäufe, vergangene verkäufe`,
  'Status.PreOnMarket': `
    demnächst, bald verfügbar, in kürze, bald auf dem markt, demnächst auf dem markt, in kürze auf dem markt, noch nicht auf dem markt, coming soon, vorvermarktung, in vorbereitung, bald im angebot, bald auf den markt, demnächst auf den markt, bald auf den markt kommen, demnächst auf den markt kommen,
    kommt bald, kommen bald, kommt demnächst, in kürze auf den markt, demnächst verfügbar, in kürze verfügbar, bald erhältlich, bald auf den markt kommt, vor der vermarktung, noch nicht offiziell auf dem markt, noch nicht inseriert, demnächst zum verkauf, bald zum verkauf, die bald auf den markt kommen, die demnächst auf den markt kommen, in kürze auf den markt kommen, demnächst im angebot, bald kommen`,
  'Status.Active': `
    aktiv, aktive, aktiven, noch verfügbar, noch zu haben, noch frei, noch nicht verkauft, derzeit verfügbar, aktuell verfügbar, sofort verfügbar, noch auf dem markt, nicht verkauft, unverkauft, aktuell auf dem markt, derzeit auf dem markt, noch im angebot, noch am markt, momentan verfügbar, nicht verkaufte, noch nicht verkaufte, noch nicht verkauften`,
  'Status.all': `
    alle status, auch verkaufte, einschließlich verkaufter, einschließlich verkaufte, inklusive verkaufter, inklusive verkaufte, inkl. verkaufte, verkauft oder nicht, egal ob verkauft, ob verkauft oder nicht, aktiv oder verkauft, auch bereits verkaufte, egal ob verkauft oder nicht, auch die verkauften, verkaufte und aktive, aktive und verkaufte, jeden status, jeder status, status egal`,
  'SpaceType.Entire place': `
    ganze unterkunft, gesamte unterkunft, ganze wohnung, eine ganze wohnung, gesamte wohnung, ganze wohnungen, komplette wohnung, ganzes haus, ganze häuser, das ganze haus, ganzes apartment, komplettes apartment, für mich allein, für uns allein, nicht geteilt, keine wg, ohne mitbewohner, komplette unterkunft, ganzes objekt, für mich alleine, für uns alleine, ganze immobilie, keine mitbewohner`,
  'SpaceType.Room': `
    zimmer, ein zimmer, privatzimmer, einzelzimmer, wg-zimmer, wg zimmer, wg, wgs, ein zimmer in einer wg, zimmer in einer wg, zimmer in wg, zimmer zur miete, zimmer zu vermieten, nur ein zimmer, gästezimmer zur miete, zimmer in einem haus, zimmer in einer wohnung, wohngemeinschaft, mitbewohner gesucht, ein einzelnes zimmer, privates zimmer, private zimmer, untermietzimmer, zimmer zur untermiete`,
  'Tours.OpenHouse': `
    open house, tag der offenen tür, offene besichtigung, offene besichtigungen, offener besichtigung, open-house, besichtigungstag, besichtigungstage, offene tür, offenem besichtigungstermin, offener besichtigungstermin, offenen besichtigungstermin, offene besichtigungstermine, tage der offenen tür, sammelbesichtigung, openhouse, open house termin, open-house-termin, besichtigungstermin, besichtigungstermine`,
  'Tours.3D': `
    3d-tour, 3d tour, 3d-touren, 3d-rundgang, 3d rundgang, 3d-rundgänge, 3d, virtuelle tour, virtuelle touren, virtueller rundgang, virtuellen rundgang, virtuellem rundgang, virtuelle rundgänge, virtueller tour, virtuelle besichtigung, virtueller besichtigung, 360-grad-rundgang, 360 grad tour, 360-grad-tour, online-besichtigung, onlinebesichtigung, matterport, 3d-besichtigung, 3d-ansicht, 3-d-tour, virtuellen touren, virtuelle führung, video-rundgang, 360°-tour, 360°-rundgang, digitale besichtigung, digitaler besichtigung, online-rundgang`,
  'new.listing': `
    neu auf dem markt, neu am markt, neu im angebot, neu inseriert, neu eingestellt, neu gelistet, frisch inseriert, frisch auf dem markt, frisch eingestellt, gerade inseriert, gerade eingestellt, gerade auf den markt gekommen, kürzlich inseriert, kürzlich eingestellt, kürzlich gelistet, kürzlich auf den markt gekommen, vor kurzem inseriert, vor kurzem eingestellt,
    neue angebote, neues angebot, neuen angeboten, neue inserate, neues inserat, neuen inserate, neue anzeigen, diese woche, dieser woche, in dieser woche, neueste woche, neuzugänge, neuzugang, neue objekte, neu reingekommen, neu hinzugekommen, neu dazugekommen, frisch reingekommen, neu online, neu diese woche, neue immobilien, neu inserierte, neu inserierten, neu inseriertes, neu eingestellte, neu eingestellten, neu eingestelltes, frische angebote,
    neue listings, gerade reingekommen, gerade neu, gerade erst auf den markt gekommen, erst kürzlich inseriert, frisch inserierte, frisch inserierten, neu gelistete, neu gelisteten, brandneu auf dem markt, kürzlich inserierte, kürzlich inserierten, letzte woche, seit dieser woche, neuerdings auf dem markt, neu veröffentlicht, neu veröffentlichte, gerade erst inseriert`,
  'new.today': `
    heute inseriert, heute eingestellt, heute neu, neu heute, heute reingekommen, heute neu reingekommen, seit heute, heute auf den markt gekommen, von heute`,
  'new.yesterday': `
    seit gestern, gestern inseriert, gestern eingestellt`,
  'new.month': `
    diesen monat, diesem monat, in diesem monat, diesen monat inseriert, neu diesen monat, dieses monats, seit diesem monat`,
}
