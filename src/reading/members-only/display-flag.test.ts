import { expect, test } from 'vitest'
import { forbids, readDisplayFlag } from './display-flag.ts'

const names = {
  home: `InternetEntireListingDisplayYN | internetEntireListingDisplay | Internet Entire Listing Display YN |
    internet_entire_listing_display | MlgCanView | IDX_Y/N | IDX | idx | VOW | vow | IDX YN | IDX Display |
    IDX Include | IDX Opt In | IDXOptInYN | Internet Display | InternetDisplayYN | Display On Internet |
    DisplayOnInternet | Show on Internet | Show Listing on Internet | Publish To Internet | Publish on Web |
    Display Listing | Display on Public Websites | PermitInternetYN | List On Internet |
    Advertise on Internet | VOWEntireListingDisplayYN | VOW Display | Publicar en internet |
    Mostrar en internet | Afficher sur internet | Publier sur le site | Im Internet veröffentlichen |
    Im Internet anzeigen | Exibir no site | Publicar no site | 网上显示 | 是否公开房源 | Web Display | WebDisplay |
    Hide Listing | Hide from public | Suppress from Internet | Do Not Display | Not Displayed On Internet |
    Consumer Display | INTERNETENTIRELISTINGDISPLAYYN | Allow IDX | Internet YN display |
    mls.internetEntireListingDisplay | Display on Web | Entire Listing Display`,
  address: `InternetAddressDisplayYN | internetAddressDisplay | Internet Address Display | Display Address |
    Display Address YN | Show Address | ShowAddress | Show Address to Public | ShowAddressToPublicYN |
    PermitAddressInternetYN | VOWAddressDisplayYN | Publish Address | Address Display |
    Address on Internet display | Hide Address | HideAddress | Suppress Address | Address Hidden |
    Withhold Address | Show Map Location | Display map | Mostrar dirección | Ocultar dirección |
    Afficher adresse | Afficher l'adresse | Masquer l'adresse | Adresse anzeigen | Adresse freigeben |
    objektadresse_freigeben | Adresse veröffentlichen | Exibir endereço | Ocultar endereço | 显示地址 | 隐藏地址 |
    internetaddressdisplay | Do Not Show Address | IDX Address Display`,
  estimate: `InternetAutomatedValuationDisplayYN | internetAutomatedValuationDisplay | Allow AVM | AVM Display |
    VOWAutomatedValuationDisplay | Permit AVM | Display Zestimate`,
  none: `Internet | High Speed Internet | Internet Service | Display Area | Address | Street Address | Show Home |
    Show House | Location | Map | Map URL | Listing | Property | Public Remarks | Public Transit | Web Site |
    Website | Photo Display Order | Allowed Pets | Pets Allowed | Includes | Included | Appliances Included |
    View | City View | Water View | Street View | On Street Parking | Estimated Value | Estimate |
    Property Valuation | Consumer Comments | InternetConsumerCommentYN | Virtual Tour | Listing Id |
    List Price | Visible Basement | Hidden Gem | Hidden Costs | Syndicate to Zillow | Display on Zillow |
    Open House Display | Show Room | No Pets | Restricted | Public | Home | House | Home Office |
    Location Map | Full Address | View Listing | Listing View | List | Listing Address | Rental Listing |
    View Location | Portal | Mostrar teléfono | Lage | Karte | 在售 | 公开备注 | 房源位置`,
} as const

const listOf = (list: string): string[] => list.split('|').map((name) => name.replaceAll(/\s+/g, ' ').trim())

test.each(['home', 'address', 'estimate'] as const)('flags that decide whether the %s is shown', (what) => {
  expect(listOf(names[what]).filter((name) => readDisplayFlag(name)?.what !== what)).toEqual([])
})

test('ordinary names are no flags', () => {
  expect(listOf(names.none).filter((name) => readDisplayFlag(name) !== null)).toEqual([])
})

test('a flag that hides says the opposite', () => {
  const hiding = /hid|suppress|withhold|ocult|masquer|do not|not displayed|隐藏/i
  for (const name of [names.home, names.address].flatMap(listOf))
    expect(readDisplayFlag(name)?.isReversed, name).toBe(hiding.test(name))
})

test('values in many words; what is neither yes nor no forbids nothing', () => {
  const flag = { what: 'home', isReversed: false } as const
  for (const value of [false, 'No', 'n', 'FALSE', '0', 'Nein', 'não', '否']) expect(forbids(flag, value)).toBe(true)
  for (const value of [true, 'Yes', 'y', '1', 'Sí', 'Ja', '是']) expect(forbids(flag, value)).toBe(false)
  expect(forbids(flag, 'Fiber')).toBeNull()
  expect(forbids({ ...flag, isReversed: true }, 'yes')).toBe(true)
})
