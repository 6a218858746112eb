import { oneByOne, together } from './forms';

const drawn = (letter: string) => letter || 'ফাঁকা টাইল';

function reason(letter: string): string {
  if (letter === '') return 'ফাঁকা টাইল সবার সেরা।';
  return letter === 'A' ? 'A-র আগে কিছু নেই।' : `“${letter}” A-র সবচেয়ে কাছে।`;
}

/** What stands on the board while it is drawn who starts. */
export const draw = {
  title: 'কে শুরু করবেন?',
  rule: 'সবাই একটি করে টাইল তোলেন। A-র সবচেয়ে কাছের অক্ষর শুরু করে; ফাঁকা টাইল সবার সেরা।',
  tie: (names: readonly string[], letter: string) =>
    `${together(names)} ${names.length === 2 ? 'দুজনেই' : 'সবাই'} ${drawn(letter)} তুলেছেন।`,
  again: 'তাঁরা আবার তুলবেন; প্রথম টাইলগুলো বাইরেই থাকবে।',
  starts: (name: string) => `${name} শুরু করছেন।`,
  told: (draws: readonly { name: string; letters: readonly string[] }[], first: string) =>
    `${oneByOne(
      draws.map(({ name, letters }) => `${name} তুলেছেন ${letters.map(drawn).join(', তারপর ')}`),
    )}। ${first} শুরু করছেন।`,
  because: (letter: string, others: readonly string[]) => `${reason(letter)} তারপর ${together(others)}।`,
};
