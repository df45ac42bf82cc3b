import type { Question } from '#domain/content/question-schema.ts'

import { agentHelp } from './questions/agent-help.ts'
import { changeOrCancel } from './questions/change-or-cancel.ts'
import { childrenDentalVision } from './questions/children-dental-vision.ts'
import { deductibleAndMaximum } from './questions/deductible-and-maximum.ts'
import { doctorsAndNetworks } from './questions/doctors-and-networks.ts'
import { extraSavings } from './questions/extra-savings.ts'
import { immigrationDocuments } from './questions/immigration-documents.ts'
import { incomeEstimate } from './questions/income-estimate.ts'
import { metalLevels } from './questions/metal-levels.ts'
import { mixedStatusFamily } from './questions/mixed-status-family.ts'
import { openEnrollment } from './questions/open-enrollment.ts'
import { socialSecurityNumber } from './questions/social-security-number.ts'
import { specialEnrollment } from './questions/special-enrollment.ts'
import { whoQualifies } from './questions/who-qualifies.ts'
import { zeroPremium } from './questions/zero-premium.ts'

/** The questions in their order within a topic of the page (C-25). `npm run new question <name>` adds one. */
export const questions: readonly Question[] = [
  zeroPremium,
  whoQualifies,
  socialSecurityNumber,
  openEnrollment,
  specialEnrollment,
  incomeEstimate,
  metalLevels,
  extraSavings,
  deductibleAndMaximum,
  doctorsAndNetworks,
  childrenDentalVision,
  immigrationDocuments,
  mixedStatusFamily,
  agentHelp,
  changeOrCancel,
]
