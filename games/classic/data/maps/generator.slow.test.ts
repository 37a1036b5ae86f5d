import { mapTests } from './map-tests.fixture.ts';

mapTests(40);
