/**
 * The states in which an adult below the poverty level has neither Medicaid nor a credit: they have not adopted the
 * Medicaid expansion. Georgia covers such adults only while they work ("Pathways to Coverage"), so it is one of them.
 * Wisconsin has not adopted the expansion either, but covers adults up to 100 percent, so it has no gap.
 *
 * Source: KFF, "Status of State Medicaid Expansion Decisions". As of 2026, read on 2026-11-23.
 */
export const coverageGapStates: ReadonlySet<string> = new Set(['AL', 'FL', 'GA', 'KS', 'MS', 'SC', 'TN', 'TX', 'WY'])
