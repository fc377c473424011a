/** Sentences in six languages, one a line: for members alone, and ordinary ones that look like them. */
export const heldSentences = lines(`
    Lockbox 4471
    Combo is 12-34-56
    Alarm code 9921
    The gate code is #4471
    seller will take 390k
    Seller will accept $390,000
    Owner would take less
    Seller is motivated, divorce
    2.5% BAC
    BAC 2.5%
    Commission to buyer's agent is 3%
    Co-op 2.5%
    $5,000 bonus to selling agent
    Owner's name is Bob Smith
    Call owner at 555-123-4567
    Tenant phone 555-1234567
    Confidential: do not share
    Agents only: call first
    LB combo 1234
    key box on the rail
    Alarm 4471#
    Bottom line price 380k
    Door code: 1234
    Do not disclose to buyers
    Código de la alarma 4471
    El código del portón es 9912
    El vendedor acepta 390.000
    El propietario está motivado por divorcio
    Comisión 3% para el agente comprador
    Teléfono del propietario 555 123 4567
    Nombre del propietario: Juan
    Caja de llaves 4471
    Code de l'alarme 4471
    Le vendeur accepterait 390 000
    Vendeur motivé, divorce
    Commission 3% agence
    Nom du propriétaire : Dupont
    Boîte à clés 1234
    Code portail 44A1
    Alarmcode 4471
    Der Verkäufer würde 390.000 akzeptieren
    Verkäufer motiviert wegen Scheidung
    Telefon Eigentümer 0171 1234567
    Schlüsseltresor 4471
    Innenprovision 3%
    Der Türcode ist 4471
    Código do alarme 4471
    O vendedor aceita 390.000
    Proprietário motivado
    Comissão 5% para o corretor
    Senha do portão 4471
    Nome do proprietário: João
    报警密码4471
    业主愿意接受390万
    卖家急用钱
    佣金2.5%
    业主电话13812345678
    钥匙盒密码 1234
    门锁密码是123456
`)

export const openSentences = lines(`
    Gated community with a pool
    Security alarm installed in 2019
    Walk to the gate in 5 minutes
    Owner occupied since 1998
    Bonus room of 200 sq ft
    Washer/dryer combo
    Zip code 98103
    Fully up to code
    Call listing agent at 555-123-4567
    Seller offers a $5,000 credit
    Owner will carry 10%
    Owner financing available
    Shown by appointment
    Keyless entry
    Master bedroom with en suite
    Locker 1234
    Key features: 3 beds
    No commission
    HOA 450 a month
    The co-op has 24 units
    Co-op building from 1925
    Private garden
    A secret garden feel
    Price 390,000
    Contact the owner's association
    Owner pays water
    Compare 2.5% taxes
    Community pool and common areas
    Tenant pays electricity
    Seller will consider a home warranty
    Owner will accept pets
    Section 8 accepted by owner
    Alarm system, gate, garage 400 sqft
    Landlord pays heat $200
    Entry hall 1200 sqft
    Sellers request 30 day rent back
    Owner's suite 400 sq ft
    Pass code compliant
    Agent owned
    Urbanización cerrada con alarma
    Comunidad de propietarios 150 al mes
    Sin comisión
    El precio es 390.000
    Puerta blindada
    Código postal 28001
    Llave en mano
    Ideal para propietarios con perros
    Résidence sécurisée avec digicode
    Charges de copropriété 150 €
    Honoraires charge vendeur 4%
    Code postal 75001
    Clé en main
    Propriétaire occupant
    Alarme et portail électrique
    Provisionsfrei für Käufer
    Käuferprovision 3,57 % inkl. MwSt
    Alarmanlage vorhanden
    Eigentumswohnung
    Schlüsselfertig 2024
    Der Eigentümer zahlt Wasser
    Postleitzahl 80331
    Condomínio fechado
    Portão eletrônico
    Chave na mão
    Sem comissão
    Código postal 1200
    O proprietário paga a água
    业主自住
    物业费2.5元
    免佣金
    门禁系统
    小区代码1234
    密码锁
    房东直租
`)

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
