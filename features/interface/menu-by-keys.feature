@interface
Feature: The menu with the keys alone
  Somebody who cannot point reaches every level of the menu,
  and is back where they were when it has gone.

  Background:
    Given the shop has the category "Loomed" with "Loomed Silk" below it
    And the shop has the category "Loomed Organza" below "Loomed Silk"

  @UI-12 @UI-10
  Rule: The menu is walked through all its levels, and left with Escape

    @journey @long @page
    Scenario Outline: Down to the third level with <means>
      Given Meera shops with <means>
      And Meera opens the home page
      When Meera goes by keys along "<way>"
      Then Meera is on the page of the category "Loomed Organza"
      And the focus is on the "Loomed Organza"

      Examples:
        | means                    | way                                        |
        | a keyboard alone         | Loomed, Loomed Organza                     |

      @long
      Examples:
        | means                    | way                                        |
        | a phone and its keyboard | Menu, Loomed, Loomed Silk, Loomed Organza  |

    @journey @page
    Scenario Outline: Escape with <means>
      Given Meera shops with <means>
      And Meera opens the home page
      And Meera goes by keys along "<way>"
      And Meera presses Tab
      When Meera presses Escape
      Then the focus is on the "<opener>"
      And the page behind is uncovered

      Examples:
        | means                    | way                       | opener |
        | a phone and its keyboard | Menu, Loomed, Loomed Silk | Menu   |

      @long
      Examples:
        | means                    | way                       | opener |
        | a keyboard alone         | Loomed                    | Loomed |

    @journey @long @page
    Example: One level back on a phone
      Given Meera shops with a phone and its keyboard
      And Meera opens the home page
      And Meera goes by keys along "Menu, Loomed, Loomed Silk"
      When Meera goes by keys along "Back to Loomed"
      And 1 seconds pass
      Then the focus is on the "Loomed Silk"

  @UI-03
  Rule: A level of the menu shows what is below it and the way back to the one above

    @page
    Scenario Outline: <depth> down
      Given Meera shops with a phone and its keyboard
      And Meera opens the home page
      When Meera goes by keys along "<way>"
      Then the menu stands at "<level>" and offers "<offers>"

      Examples:
        | depth      | way                       | level       | offers                                    |
        | One level  | Menu, Loomed              | Loomed      | Back to all, View all, Loomed Silk        |
        | Two levels | Menu, Loomed, Loomed Silk | Loomed Silk | Back to Loomed, View all, Loomed Organza  |

  @UI-13 @CONF-35
  Rule: A level that is left slides away for 300 milliseconds, and then the one above has the focus

    @page
    Scenario Outline: <moment>
      Given Meera shops with a phone and its keyboard
      And Meera opens the home page
      And Meera goes by keys along "Menu, Loomed, Loomed Silk"
      When Meera goes by keys along "Back to Loomed"
      And <passed> milliseconds pass
      Then the focus is on the "<name>"

      Examples:
        | moment              | passed | name           |
        | still on its way    | 299    | Back to Loomed |
        | it has slid away    | 300    | Loomed Silk    |
