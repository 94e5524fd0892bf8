@catalog
Feature: Where pieces were made
  Who sells in India what was made elsewhere says so, and lets shoppers go by it.

  Background:
    Given the shop lets shoppers go by the country of origin
    And the category "Squares" holds these pieces from elsewhere:
      | product | made in |
      | Neem    | Italy   |
      | Gulkand | India   |
      | Lotus   | Italy   |

  @CAT-075 @CAT-078
  Rule: A list offers the countries its pieces come from

    Example: Two of three are from Italy
      When Meera opens the category "Squares"
      Then the filter "Country of origin" offers "India 1, Italy 2"

    Example: All were made in one country
      Given the "Gulkand" was made in Italy
      When Meera opens the category "Squares"
      Then there is no filter "Country of origin"

    Example: What was made in Italy alone
      Given Meera opens the category "Squares"
      When Meera picks the country of origin "Italy"
      Then the list shows 2 of 2 products
      And "Italy" is chosen

  @CAT-086
  Rule: A list can be sorted by the country

    Example: What was made in India stands first
      When Meera sorts the category "Squares" by "Country of origin"
      Then the list reads "Gulkand, Neem, Lotus"

  @CAT-037
  Rule: The page of a piece says where it was made

    Example: A square from Italy
      When Meera looks at the "Neem"
      Then the details name the "Country of origin" as "Italy"

  @PRICE-19
  Rule: In India the page says what a packet may cost at most, with all taxes

    Example: On sale
      Given the "Neem" costs 1,000 rupees
      And the "Neem" has a special price of 800 rupees
      When Meera looks at the "Neem"
      Then the details name the "Maximum retail price" as "₹1,000 (Incl. of all taxes)"

    Example: Elsewhere nobody knows that price
      Given Meera shops from Germany
      When Meera looks at the "Neem"
      Then the details do not name the "Maximum retail price"
