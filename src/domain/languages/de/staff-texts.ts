import { accountsStaff } from "./accounts-staff.ts"
import { catalogueStaff } from "./catalogue-staff.ts"
import { customersStaff } from "./customers-staff.ts"
import { importsStaff } from "./imports-staff.ts"
import { invoicesStaff } from "./invoices-staff.ts"
import { mailStaff } from "./mail-staff.ts"
import { ordersStaff } from "./orders-staff.ts"
import { paymentsStaff } from "./payments-staff.ts"
import { returnsStaff } from "./returns-staff.ts"
import { settings } from "./settings.ts"
import { settingsStaff } from "./settings-staff.ts"
import { shipmentsStaff } from "./shipments-staff.ts"
import { shopStaff } from "./shop-staff.ts"
import { audit } from "./staff/audit.ts"
import { importProblems } from "./staff/import-problems.ts"
import { partFields } from "./staff/part-fields.ts"
import { settingHelp } from "./staff/setting-help.ts"
import { staffCommon } from "./staff-common.ts"
import { stockStaff } from "./stock-staff.ts"
import { taxStaff } from "./tax-staff.ts"

/** Texts of the administrators' screens. */
export const staffTexts = {
  ...accountsStaff,
  ...audit,
  ...catalogueStaff,
  ...customersStaff,
  ...importProblems,
  ...importsStaff,
  ...invoicesStaff,
  ...mailStaff,
  ...ordersStaff,
  ...partFields,
  ...paymentsStaff,
  ...returnsStaff,
  ...settingHelp,
  ...settings,
  ...settingsStaff,
  ...shipmentsStaff,
  ...shopStaff,
  ...staffCommon,
  ...stockStaff,
  ...taxStaff,
}
