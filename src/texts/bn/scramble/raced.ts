/** What is said of a board while others race on it. */
export const raced = {
  turn: 'দৌড়ে',
  goesOn: 'দৌড় এর মধ্যেও চলছে: এর ঘড়ি কারও জন্য থামে না।',
  noHint: 'দৌড়ে কাউকে সাহায্য করা হয় না।',
  back: 'দৌড়ে ফিরে যান',
};
