/**
 * Words of the names of flags that say what may be shown, in six languages. Only names that are made of these words alone
 * are such flags: "Display Area" is none.
 */
export const displayWords = {
  /** Shows, by itself or with an object. */
  show: `display displays displayed show shows shown publish published permit permitted allow allowed consent authorize
    authorized optin include included release released viewable visible
    mostrar publicar visible permitir permitido autorizar exhibir
    afficher affiché affichage publier diffuser diffusion visible autoriser
    anzeigen anzeige veröffentlichen freigeben freigabe sichtbar zeigen
    exibir mostrar publicar divulgar visível permitir autorizar
    显示 顯示 展示 公开 公開 发布 發布 允许 可见`,
  /** Shows where a site is named: "list on internet". */
  tell: 'list advertise view post posted',
  /** Where it is shown: with these alone a name is a flag too. */
  where: 'idx vow idxvow webdisplay',
  /** Where it is shown, beside a word that it is. */
  site: `internet web website online site public publicly consumer consumers portal portals sites
    red web público en línea
    ligne site web
    öffentlich
    público site
    网络 網路 网上 互联网 网站 對外 对外`,
  /** Hides. */
  hide: `hide hidden suppress suppressed withhold withheld exclude excluded optout opted restrict prohibit prohibited unlisted
    ocultar oculto oculta excluir
    masquer masqué cacher caché exclure
    verbergen ausblenden versteckt unterdrücken
    ocultar esconder oculto oculta omitir
    隐藏 隱藏 不显示 不公开 不公開 屏蔽`,
  not: 'not do dont never nicht ne pas não 不',
  address: `address addr addresses street location map maps coordinates coords geo geolocation gps pin
    dirección domicilio ubicación mapa calle
    adresse localisation carte rue
    adresse objektadresse anschrift lage karte strasse
    endereço localização mapa rua
    地址 位置 地图 地圖`,
  estimate: `avm valuation automated zestimate estimate estimated estimates
    valoración tasación estimación avalúo estimation évaluation bewertung schätzung wertschätzung avaliação estimativa 估价 估值`,
  /** What visitors write of it: nothing that we show. */
  comment: 'comment comments blog blogging review reviews comentario comentarios comentário commentaire kommentar 评论',
  home: `listing listings property properties entire whole full mls object real estate
    inmueble propiedad vivienda anuncio ficha bien annonce logement objekt immobilie inserat imóvel anúncio 房源 房屋`,
  filler: `yn y n yes from home house can or flag ind indicator is may be been on in the to for of seller owner by out opt
    el la los las en de del se si sí le l la dans sur en est die das im in zu ist der o a na no em se é 是否 在 可 上`,
} as const

export type DisplayWord = keyof typeof displayWords
