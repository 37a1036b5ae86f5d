import { mapTests } from './map-tests.fixture.ts';

// For a quick look; generator.slow.test.ts makes more maps.
mapTests(12);
