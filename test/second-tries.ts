import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Says at the end which tests passed at a second try alone: each of them is a fault of the test or of the page. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tried = modules.flatMap((module) => [...module.children.allTests()].filter(isTriedAgain));
    if (tried.length === 0) return;
    process.stdout.write(`\n${tried.length} needed a second try:\n`);
    for (const { module, fullName } of tried) process.stdout.write(`  ${module.relativeModuleId} > ${fullName}\n`);
  }
}

const isTriedAgain = (test: TestCase) => test.diagnostic()?.flaky ?? false;
