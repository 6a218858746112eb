import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Says at the end which tests passed at a second try alone: each of them is a fault of the test or of the page. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tried = modules.flatMap((module) => [...module.children.allTests()].filter(isTriedAgain));
    if (tried.length === 0) return;
    console.log(`\n${tried.length} needed a second try:`);
    for (const test of tried) console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}

const isTriedAgain = (test: TestCase) => test.diagnostic()?.flaky ?? false;
