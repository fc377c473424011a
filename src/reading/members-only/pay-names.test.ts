import { expect, test } from 'vitest'
import { judgeName } from './judge-name.ts'

// What colleagues are paid is told to no visitor; what a buyer or tenant has to pay is, and in France and Germany advertisements must say it
// (docs/decisions/0102).

const forColleagues = lines(`
  Buyer Agency Compensation|Buyer Broker Comp|Cooperating Broker Fee|Selling Office Comm %|Listing Commission|Broker Fee Split|Referral Fee|Finder's Fee Agent|Buyer's Agent Commission|Total Commission|Comm. Buyer Side|Bonus to Selling Agent|Commission Remarks|Dual Rate Commission
  Comisión del comprador|Comisión agencia|Honorarios del agente|Comisión compartida %|Reparto de comisión|Honorarios compartidos|Comisión vendedor|Porcentaje de comisión agente|Comisión total|Prima del agente
  Rétrocession d'honoraires|Commission agence|Honoraires partagés|Partage honoraires|Rétrocession confrère|Commission apporteur|Prime négociateur|Taux de commission|Commission négociateur|Commission acquéreur
  Innenprovision|Provisionsteilung|Maklerprovision|Provision Verkäufer|Vertriebsprovision|Verkäuferprovision|Tippgeberprovision|Innencourtage|Provisionsaufteilung|Bonus Makler
  Comissão|Comissão do comprador|Comissão do corretor|Percentagem de comissão|Partilha de comissão|Honorários do agente|Bónus do agente|Comissão partilhada|Comissão total|Corretagem
  佣金|佣金比例|买方佣金|经纪人佣金|返佣|中介费分成|奖金|卖方佣金|合作佣金|提成`)

const forEverybody = lines(`
  HOA Fee|HOA Fee Frequency|Association Fee|Association Fee Includes|Condo Fee|Application Fee|Pet Fee|Pet Deposit|Maintenance Fee|Parking Fee|Cleaning Fee|Community Fee|Club Membership Fee|Transfer Fee|Move-in Fee|Admin Fee|Strata Fee|Service Charge|Amenity Fee|Fee Simple|Broker Fee|Agent Fee|Land Lease Fee|Fees Include|No Commission
  Gastos de comunidad|Cuota de comunidad|Sin comisión|Gastos mensuales|Cuota de mantenimiento|Gastos de agencia|Fianza
  Honoraires|Honoraires à la charge de l'acquéreur|Honoraires charge acquéreur|Honoraires charge vendeur|Honoraires locataire|Prix hors honoraires|Honoraires TTC|Charges de copropriété|Dépôt de garantie|Honoraires état des lieux
  Käuferprovision|Provision für Käufer|Provisionsfrei|Hausgeld|Nebenkosten|Kaution|Außenprovision|Käufercourtage
  Condomínio|Taxa de condomínio|Sem comissão|Taxa de limpeza|Caução|Despesas de condomínio
  物业费|免佣金|管理费|停车费|押金|维修基金|取暖费`)

function lines(text: string): string[] {
  return text.split(/[|\n]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
}

test('sixty names of each, in six languages', () => {
  expect(forColleagues.length).toBeGreaterThanOrEqual(60)
  expect(forEverybody.length).toBeGreaterThanOrEqual(60)
})

test.each(forColleagues)('“%s” is held back', (name) => {
  for (const spelled of [name, name.toUpperCase(), name.replaceAll(' ', '_')])
    expect(judgeName(spelled), spelled).not.toBeNull()
})

test.each(forEverybody)('“%s” is told', (name) => {
  for (const spelled of [name, name.toUpperCase(), name.replaceAll(' ', '_')])
    expect(judgeName(spelled), spelled).toBeNull()
})
