/** What a firm's word for the state of an offer comes to, the one that is offered least first. */
export const standings = ['withdrawn', 'closed', 'pending', 'contract', 'soon', 'active'] as const
export type Standing = (typeof standings)[number]

/** Words of nine languages, those of the US, the UK, Australia, India and property managers among the English ones. */
export const statusWords: Readonly<Record<Standing, string>> = {
  withdrawn:
    'w|wth|wdn|x|exp|can|tom|hld|canceled|cancelled|withdrawn|withdrawn temporarily|expired|delete|deleted|hold|on hold|incomplete|off market|off-market|offmarket|temporarily off market|temp off market|terminated|suspended|inactive|archived|draft|unavailable|not available|not on market|paused|lapsed|deactivated|stale|failed|no longer available|removed|removed from market|delisted|unlisted|hidden|occupied|occupied no notice|current|vacant-rented|vacant rented|vacant leased|vacant-leased|notice-rented|notice rented|notice-leased|notice leased|model|down|admin|employee|not ready|eviction|evict|retirado|retirada|suspendido|suspendida|no disponible|cancelado|cancelada|baja|de baja|pausado|caducado|inactivo|inactiva|retiré|retirée|retire|annulé|annulée|suspendu|suspendue|expiré|indisponible|non disponible|désactivé|archivé|hors marché|zurückgezogen|inaktiv|deaktiviert|archiviert|nicht verfügbar|gelöscht|storniert|pausiert|offline|suspenso|suspensa|indisponível|inativo|inativa|desativado|retirado do mercado|sospeso|sospesa|ritirato|ritirata|non disponibile|annullato|ingetrokken|niet beschikbaar|geannuleerd|下架|已下架|暂停|失效|无效|已撤|取下げ|取り下げ|掲載終了|停止中|公開停止|保留|暂缓|hors ligne|teruggetrokken|fuera de mercado|no publicado|despublicado|zurückgestellt',
  closed:
    'sold|gone|rented out|leased out|sold out|closed|rented|leased|let|settled|completed|sale completed|exchanged|sold prior|sold at auction|closed sale|closed - sold|sld|cld|s|vendido|vendida|alquilado|alquilada|arrendado|arrendada|rentado|rentada|vendu|vendue|loué|louée|acte signé|acté|verkauft|vermietet|alugado|alugada|locado|locada|venduto|venduta|affittato|affittata|verkocht|verhuurd|已售|售出|已售出|已租|已租出|售罄|成交|已成交|成約|成約済|成約済み|売却済|売却済み|契約済|契約済み|賃貸中',
  pending:
    'pending|token received|token paid|token taken|token given|pend|pnd|p|pending sale|sale pending|pending continue to show|pending - continue to show|pending do not show|pending taking backups|pending - taking backups|pending inspection|pending release|pending show|lease pending|rent pending|application pending|application received|application approved|applied|deposit|deposit taken|sold stc|sold subject to contract|subject to contract|sstc|s.s.t.c.|s.t.c.|stc|sold (stc)|sold, stc|let agreed|let stc|let subject to contract|under application|holding deposit|sale agreed|sale-agreed|agreed|under deposit|reserved|reservado|reservada|en reserva|separado|apartado|señalizado|con señal|en negociación|réservé|réservée|sous compromis|compromis|compromis signé|option posée|reserviert|vorgemerkt|notartermin|reserviert bis|in verhandlung|em negociação|proposta aceite|proposta aceita|com proposta|cpcv|trattativa in corso|in trattativa|proposta accettata|riservato|riservata|prenotato|opzionato|compromesso|verkocht onder voorbehoud|verkocht o.v.|verhuurd onder voorbehoud|onder optie|gereserveerd|in optie|已订|已定|已预订|预订|定金|已付定金|商談中|申込あり|申込済|申込み有り|予約済|押さえ|洽谈中|under offer with deposit|contracts issued|closing soon|short hold',
  contract:
    'ac|ctg|cntg|u|active under contract|active-under contract|under contract|under agreement|contingent|cont|ctg|contingency|active contingent|active - contingent|contingent - show|contingent show|contingent no show|contingent with kick-out|contingent - no show|contingent - due diligence|under contract - show|under contract-show|under contract show|under contract taking backups|under contract - no show|under contract w/ bump|under offer|under-offer|underoffer|u/o|u/c|uc|auc|ucb|option pending|option|active option|active with contract|active option contract|active kick out|active - under contract|offer accepted|accepted offer|offer made|offer pending|backup offers|active backup|backup|active w/ contract|conditional|conditionally sold|sold conditional|accepting backups|accepting back-up offers|bajo oferta|bajo contrato|con oferta|en contrato|sous offre|offre acceptée|offre en cours|sous promesse|promesse signée|unter angebot|sob oferta|sob contrato|sotto offerta|onder bod',
  soon: 'coming soon|comingsoon|coming-soon|cs|pre on market|pre-on-market|preonmarket|premarket|pre-market|pre market|preonmarket|upcoming|pre-construction|preconstruction|ready to build|to be built|pre-launch|prelaunch|launching soon|new launch soon|próximamente|proximamente|prochainement|bientôt|bald verfügbar|demnächst|in vorbereitung|em breve|brevemente|prossimamente|in arrivo|binnenkort|即将上市|即将推出|近日公開|公開予定|販売予定|coming available',
  active:
    'active|yes|occupied - on notice|occupied on notice|occupied (on notice)|occupied, on notice|occupied/on notice|occupied - notice|occupied notice|occupied/notice|occupied - notice given|occupied notice given|act|a|new|new listing|new to market|just listed|brand new|available|avail|available now|now available|on market|on the market|back on market|bom|back on the market|relisted|price change|price changed|pch|price reduced|price reduction|reduced|price drop|price improvement|extended|for sale|for rent|for lease|to let|to rent|live|listed|active listing|open|published|online|current listing|unsold|unrented|vacant-unrented|vacant unrented|vacant|vacant ready|vacant - ready|vacant-ready|vacant not ready|notice-unrented|notice unrented|notice|on notice|ready|vacant unleased|vacant-unleased|notice unleased|notice-unleased|market ready|active - show|active show|listing|resale|ready to move|ready to move in|under construction|possession soon|owner occupied for sale|no chain|disponible|en venta|en alquiler|activo|activa|publicado|publicada|nuevo|nueva|a la venta|en renta|rebajado|libre|disponibles|à vendre|à louer|en vente|actif|active|nouveau|nouveauté|exclusivité|baisse de prix|en ligne|publié|verfügbar|frei|aktiv|zu verkaufen|zu vermieten|neu|online|im verkauf|im angebot|ab sofort|bezugsfrei|disponível|disponivel|ativo|ativa|à venda|a venda|para alugar|para arrendar|novo|nova|publicado|disponibile|attivo|attiva|in vendita|in affitto|nuovo|libero|libera|beschikbaar|te koop|te huur|actief|nieuw|在售|出售|出租|待售|待租|可售|有效|上架|现房|期房|募集中|販売中|公開中|空室|空家|新着|新規|空|賃貸募集中|即入居可|可租',
}

/** Words of the state that are those of the contract, so that keeping them would say it twice. */
export const plainStatusWords: ReadonlySet<string> = new Set([
  ...['active', 'sold', 'closed', 'preonmarket', 'forsale', 'forrent', 'forlease', 'tolet', 'torent', 'a', 's'],
  ...['rent', 'onmarket', 'activelisting', 'listed'],
])

/** What the trigger of the database knows by itself (0030-standing.ts, "standingOf"). */
export const databaseStatusWords: ReadonlySet<string> = new Set(
  'pending salepending pendingcontinuetoshow pendingdonotshow pendingtakingbackups activeundercontract undercontract contingent activecontingent underoffer saleagreed optionpending offeraccepted canceled cancelled withdrawn expired delete deleted hold onhold incomplete offmarket temporarilyoffmarket terminated'.split(
    ' ',
  ),
)

/** RESO's word for each, under which the database decides what visitors see; "": none is needed. */
export const standardStatusOf: Readonly<Record<Standing, string>> = {
  withdrawn: 'Withdrawn',
  closed: '',
  pending: 'Pending',
  contract: 'Active Under Contract',
  soon: '',
  active: '',
}
