/** Boards of our own random games, rows top to bottom, digits are empty squares: where hard racks find most. */
export const crowded = [
  {
    rack: 'ACEIOR?',
    rows: '15/15/15/10A4/10G4/9PART2/9I2OFT/6BUSS5/1LAWN3NO5/4AUDIO6/8REV4/7ME6/7A7/7N7/15',
  },
  {
    rack: 'ACEIO??',
    rows: '15/15/4R5C4/Q3I5Y4/U3V5N4/E3E5I2Y1/E2UTA2REC2O1/NOSH1ILIAD1K1W1/5S2Z2EME1/7LEGAL3/7E3PI2/7A4T2/11RED1/12M2/15',
  },
  {
    rack: 'AEINS??',
    rows: '15/15/8OOT4/10I4/9USAGE1/9T2A2/2PEON1YEAH1R2/5EGAD1I4/6E3R4/5AY3E4/4AI9/15/15/15/15',
  },
];
